import type { Toy } from '@toystore/ui';
import { useDeferredValue, useState, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';
import { opensNearTop } from '../../layout/useScrollRestoration.ts';

/** Two rows of the widest grid: a screen opens with no more. */
const OPENING = 8;

const never = () => () => {};

/**
 * The toys to draw. A page that opens at its top shows its first rows at once and draws the others right after,
 * between the frames; one that is taken over, or opens further down, has them all from the start.
 */
export function useFirstRowsFirst(toys: Toy[]): Toy[] {
  const location = useLocation();
  const isTakenOver = useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
  const [opensWithAll] = useState(() => isTakenOver || !opensNearTop(location));
  const drawsAll = useDeferredValue(true, opensWithAll);
  return drawsAll ? toys : toys.slice(0, OPENING);
}
