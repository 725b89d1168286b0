import { spyOn } from 'storybook/test';
import { LONG_MS } from '../auth/Waiting.tsx';

/**
 * Keeps a page that waits as it is before its wait is long: on a busy machine its pictures take longer.
 * @returns lets time pass again; a story's `beforeEach` returns that
 */
export function neverLong(): () => void {
  const set = window.setTimeout;
  const hold = (callback: TimerHandler, delay?: number, ...rest: unknown[]) =>
    delay === LONG_MS ? 0 : set(callback, delay, ...rest);
  // The overloads of Node's types do not apply in a browser.
  const spy = spyOn(window, 'setTimeout').mockImplementation(hold as typeof setTimeout);
  return () => spy.mockRestore();
}
