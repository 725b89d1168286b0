import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';

/**
 * Moves the time of the Firebase tools, by what is preloaded into them. Resolves when it holds, or they have ended.
 * @param offset milliseconds from the real time
 */
export async function setTime(child: ChildProcess, offset: number): Promise<void> {
  if (!child.connected) return;
  const ended = new AbortController();
  const end = () => ended.abort();
  child.once('disconnect', end);
  const answered = once(child, 'message', { signal: ended.signal });
  child.send(offset);
  await answered.catch(() => undefined);
  child.off('disconnect', end);
}
