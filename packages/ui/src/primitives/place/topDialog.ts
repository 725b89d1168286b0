'use client';

import { useSyncExternalStore } from 'react';

interface RenderedDialog {
  element: Element;
  close: () => void;
}

/** The dialogs that are rendered, the one on top last. */
let dialogs: readonly RenderedDialog[] = [];
const listeners = new Set<() => void>();

function setDialogs(next: readonly RenderedDialog[]) {
  dialogs = next;
  for (const notify of listeners) notify();
}

/** Says that a dialog is on top now, until the returned function is called. */
export function addDialog(dialog: RenderedDialog): () => void {
  setDialogs([...dialogs, dialog]);
  return () => setDialogs(dialogs.filter((other) => other !== dialog));
}

/** The dialog on top, if that is another one than this. */
export function dialogAbove(element: Element | null): RenderedDialog | undefined {
  const top = dialogs.at(-1);
  return top?.element === element ? undefined : top;
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
    () => dialogs.at(-1)?.element,
    () => undefined,
  );
