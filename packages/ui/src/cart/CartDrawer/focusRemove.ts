'use client';

import { type RefObject, useLayoutEffect, useRef } from 'react';
import type { CartItem } from '../cartItem.ts';

const removeButtonOf = (line: Element | undefined) =>
  line?.querySelector<HTMLElement>('[data-remove]');

/** Focuses Remove in the line after the one at `index`, else in the previous line, else the heading of dialog or page. */
export function focusRemoveBeside(list: Element | null, index: number): void {
  const place = list?.closest('[role="dialog"]') ?? list?.ownerDocument;
  const heading = place?.querySelector<HTMLElement>('h1[tabindex], h2[tabindex]');
  const beside = removeButtonOf(list?.children[index + 1] ?? list?.children[index - 1]);
  (beside ?? heading)?.focus();
}

/**
 * Focuses Remove in the restored line. Call the returned function before undoing: the line is restored when `items`
 * holds one that it does not hold now.
 */
export function useFocusAfterUndo(
  list: RefObject<Element | null>,
  items: readonly CartItem[],
): () => void {
  const idsBefore = useRef<ReadonlySet<string>>(undefined);
  useLayoutEffect(() => {
    const before = idsBefore.current;
    const index = before ? items.findIndex(({ toyId }) => !before.has(toyId)) : -1;
    if (index === -1) return;
    idsBefore.current = undefined;
    removeButtonOf(list.current?.children[index])?.focus();
  }, [list, items]);
  return () => {
    idsBefore.current = new Set(items.map(({ toyId }) => toyId));
  };
}
