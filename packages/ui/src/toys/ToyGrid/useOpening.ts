'use client';

import { useEffect, useState, useSyncExternalStore } from 'react';
import { afterPaint } from '../../primitives/state/afterPaint.ts';

/** How many toys a list opens with before its columns are known: three rows of the widest grid. */
const OPENING_COUNT = 12;

/** A list that opens step by step begins with a row of the widest grid; each step doubles what is there. */
const FIRST_STEP = 4;

const subscribe = () => () => {};

/** Whether a list of so many toys opens step by step, where nothing speaks against it. */
export const mayOpen = (count: number) => count > OPENING_COUNT;

/**
 * How many toys, from the first on, are rendered wherever a list is. One of more than a few, which comes while the page is
 * in use, opens with a row and what else is on screen; the others follow while the browser is idle, in a few steps. (Not in
 * a transition: React 19.3.1 keeps in memory what is left meanwhile.) A list that is in the page's HTML has all of them.
 * @param whole it opens with all of them anyway
 */
export function useOpening(count: number, long: boolean, whole: boolean) {
  const isPrerendered = useSyncExternalStore(
    subscribe,
    () => false,
    () => true,
  );
  const [isOpening, setIsOpening] = useState(!long && !whole && !isPrerendered && mayOpen(count));
  const [opening, setOpening] = useState(long ? OPENING_COUNT : isOpening ? FIRST_STEP : count);
  if (isOpening && (long || opening >= count)) setIsOpening(false);
  // A list that grows beyond its limit goes on with what it has.
  if (!isOpening && !long && opening !== count) setOpening(count);

  useEffect(() => {
    if (isOpening) return afterPaint(null, () => setOpening(opening * 2));
  }, [isOpening, opening]);
  return { opening, isOpening };
}
