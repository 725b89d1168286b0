'use client';

import { useSyncExternalStore } from 'react';

/** The dialogs that are rendered, the one on top last. */
let dialogs: readonly Element[] = [];
const listeners = new Set<() => void>();

function setDialogs(next: readonly Element[]) {
  dialogs = next;
  for (const notify of listeners) notify();
}

/** Says that a dialog is on top now, until the returned function is called. */
export function addDialog(dialog: Element): () => void {
  setDialogs([...dialogs, dialog]);
  return () => setDialogs(dialogs.filter((other) => other !== dialog));
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
};

/** The dialog on top, if there is one: all outside of it is hidden from screen readers, and takes no press and no focus. */
export const useTopDialog = (): Element | undefined =>
  useSyncExternalStore(
    subscribe,
    () => dialogs.at(-1),
    () => undefined,
  );
