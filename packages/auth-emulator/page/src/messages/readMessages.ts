import { useMemo, useSyncExternalStore } from 'react';
import { useLive, useProject } from '../api/useLive.ts';

/* The messages that were read in this tab. After a restart of the emulator the identifiers are other ones. */

const KEY = 'auth-emulator-read-messages';
const listeners = new Set<() => void>();
let stored = readStored();

/** A frame of another site has no storage if the browser blocks its cookies. */
function readStored(): string {
  try {
    return sessionStorage.getItem(KEY) ?? '';
  } catch {
    return '';
  }
}

function store(): void {
  try {
    sessionStorage.setItem(KEY, stored);
  } catch {
    // Denied or full: they are known until the page is loaded again.
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Marks messages as read. */
export function markAsRead(ids: readonly string[]): void {
  stored = [...new Set([...stored.split(' '), ...ids])].join(' ');
  store();
  for (const listener of listeners) listener();
}

/** Returns the identifiers of the project's unread messages. */
export function useUnread(): ReadonlySet<string> {
  const { messages } = useProject();
  const { data } = useLive(messages);
  const read = useSyncExternalStore(subscribe, () => stored);
  return useMemo(() => {
    const known = new Set(read.split(' '));
    return new Set(data?.map(({ id }) => id).filter((id) => !known.has(id)));
  }, [data, read]);
}
