'use client';

import { useSyncExternalStore } from 'react';

interface RenderedDialog {
  element: Element;
  close: () => void;
}

/** The rendered dialogs, the topmost last. */
let dialogs: readonly RenderedDialog[] = [];
const listeners = new Set<() => void>();

function setDialogs(next: readonly RenderedDialog[]) {
  dialogs = next;
  for (const notify of listeners) notify();
}

/** Registers a dialog as the topmost one, until the returned function is called. */
export function addDialog(dialog: RenderedDialog): () => void {
  setDialogs([...dialogs, dialog]);
  return () => setDialogs(dialogs.filter((other) => other !== dialog));
}

/** Returns the topmost dialog, if it is not this one. */
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

/**
 * Returns the topmost dialog, if one is open: everything outside it is hidden from screen readers and takes no presses
 * and no focus.
 */
export const useTopDialog = (): Element | undefined =>
  useSyncExternalStore(
    subscribe,
    () => dialogs.at(-1)?.element,
    () => undefined,
  );
