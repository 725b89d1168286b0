import { useSyncExternalStore } from 'react';
import { describeProblem } from '../api/describeProblem.ts';

/** The status bar's message about the last action. */
export interface Notice {
  text: string;
  isProblem?: boolean;
  action?: { label: string; run: () => void };
}

const SHOWN = 10_000; // ms; a problem stays until the next notice

let notice: Notice | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

/** Shows a notice instead of the last one. */
export function notify(next: Notice | undefined): void {
  clearTimeout(timer);
  notice = next;
  if (next && !next.isProblem) timer = setTimeout(() => notify(undefined), SHOWN);
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const useNotice = () => useSyncExternalStore(subscribe, () => notice);

/**
 * Runs an action and reports how it ended.
 * @param done what the status bar says after its success
 * @returns whether it succeeded
 */
export async function act<Result>(
  operation: () => Promise<Result>,
  done: string | ((result: Result) => Notice),
): Promise<boolean> {
  try {
    const result = await operation();
    notify(typeof done === 'string' ? { text: done } : done(result));
    return true;
  } catch (error) {
    notify({ text: describeProblem(error), isProblem: true });
    return false;
  }
}
