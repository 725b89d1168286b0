'use client';

import { useEffect, useState, useSyncExternalStore } from 'react';
import { afterPaint } from '../../primitives/state/afterPaint.ts';

/** How many toys are rendered first while the number of columns is unknown: three rows of the widest grid. */
const OPENING_COUNT = 12;

/** The first step of a list that opens in steps: one row of the widest grid. */
const FIRST_STEP = 4;

/** How many toys each later step adds: few enough for a task of 50 ms on a mid-range phone. */
const STEP = 3;

/** Milliseconds: a browser that is never idle, because something moves on the page, still opens 48 toys in two seconds. */
const STEP_TIMEOUT = 100;

const subscribe = () => () => {};

/** Returns whether a list of `count` toys may open in steps. */
export const mayOpen = (count: number) => count > OPENING_COUNT;

/**
 * Returns how many toys, from the first one, are rendered at any scroll position. A list of more than a few toys that
 * is mounted, or gets so many, while the page is in use starts with a row and the rest of the screen; the others follow
 * while the browser is idle, a few rows at a time. (Not in a transition: React 19.3.1 keeps in memory what is unmounted
 * during one.) A list in the page's HTML has all of them.
 * @param whole renders all of them at once
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
  if (!isOpening && !long && opening !== count) {
    // A list that grows beyond its limit keeps what it has rendered.
    if (!whole && mayOpen(count) && opening <= OPENING_COUNT) setIsOpening(true);
    else setOpening(count);
  }

  useEffect(() => {
    if (!isOpening) return;
    return afterPaint(null, () => setOpening(opening + STEP), STEP_TIMEOUT);
  }, [isOpening, opening]);
  return { opening, isOpening };
}
