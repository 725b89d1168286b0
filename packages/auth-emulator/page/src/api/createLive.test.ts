import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { EmulatorError } from '../../../src/call.ts';
import { createLive } from './createLive.ts';
import type { Events, Topic } from './events.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function start(load: () => Promise<string>) {
  const listeners = new Set<Parameters<Events['onChange']>[0]>();
  const onChange: Events['onChange'] = (listener) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  const notify = (...topics: Topic[]) => {
    for (const listener of listeners) listener(new Set(topics));
  };
  return { live: createLive({ onChange }, { topics: ['accounts'], load }), notify, listeners };
}

test('requests again after a change of its topic only, and keeps data while the emulator is down', async () => {
  const answers = ['one', 'two'];
  const load = vi.fn(async () => {
    const answer = answers.shift();
    if (answer === undefined) throw new EmulatorError('down', {});
    return answer;
  });
  const { live, notify } = start(load);
  live.subscribe(() => undefined);
  await vi.advanceTimersByTimeAsync(500);
  expect(live.read()).toEqual({ data: 'one', problem: undefined });
  notify('messages');
  await vi.advanceTimersByTimeAsync(500);
  expect(load).toHaveBeenCalledTimes(1);
  notify('accounts');
  await vi.advanceTimersByTimeAsync(500);
  expect(live.read().data).toBe('two');
  notify('accounts');
  await vi.advanceTimersByTimeAsync(500);
  expect(live.read()).toEqual({ data: 'two', problem: expect.stringContaining('does not answer') });
  answers.push('three');
  await vi.advanceTimersByTimeAsync(1500);
  expect(live.read()).toEqual({ data: 'three', problem: undefined });
});

test('joins many changes into few requests, and shows the last state', async () => {
  let count = 0;
  const { live, notify } = start(async () => `${++count}`);
  live.subscribe(() => undefined);
  for (let time = 0; time < 100; time += 1) {
    notify('accounts');
    await vi.advanceTimersByTimeAsync(10);
  }
  await vi.advanceTimersByTimeAsync(500);
  expect(count).toBeLessThan(8);
  expect(live.read().data).toBe(`${count}`);
});

test('stops with its last listener', async () => {
  const load = vi.fn(async () => 'one');
  const { live, notify, listeners } = start(load);
  const stop = live.subscribe(() => undefined);
  await vi.advanceTimersByTimeAsync(500);
  stop();
  notify('accounts');
  await vi.advanceTimersByTimeAsync(500);
  expect(load).toHaveBeenCalledTimes(1);
  expect(listeners.size).toBe(0);
});
