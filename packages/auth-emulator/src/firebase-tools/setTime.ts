import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';

/** Moves a project's time. */
export type SetTime = (time: {
  projectId: string;
  /** Milliseconds from the real time. */
  offset: number;
}) => Promise<void>;

/** Moves a project's time in the Firebase tools, by what is preloaded into them. Resolves when it holds, or they have ended. */
export function createSetTime(child: ChildProcess): SetTime {
  let last = Promise.resolve();
  return (time) => {
    last = last.then(() => setTime(child, time)); // an answer is to the oldest message
    return last;
  };
}

async function setTime(child: ChildProcess, time: Parameters<SetTime>[0]): Promise<void> {
  if (!child.connected) return;
  const ended = new AbortController();
  const end = () => ended.abort();
  child.once('disconnect', end);
  const answered = once(child, 'message', { signal: ended.signal });
  child.send(time);
  await answered.catch(() => undefined);
  child.off('disconnect', end);
}
