import type { Toy } from '@toystore/ui';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';
import { opensNearTop } from '../../layout/useScrollRestoration.ts';

/** A row of the widest grid and two of the narrowest: the others come with the next frame. */
const OPENING = 4;

const never = () => () => {};

/**
 * The toys to draw. A page that opens at its top shows its first rows at once and the others right after; one that is
 * taken over, or opens further down, has them all from the start. (With `useDeferredValue` instead, React kept some of
 * the screens that were left while their later rows were being drawn.)
 */
export function useFirstRowsFirst(toys: Toy[]): Toy[] {
  const location = useLocation();
  const isTakenOver = useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
  const [drawsAll, setDrawsAll] = useState(() => isTakenOver || !opensNearTop(location));
  useEffect(() => (drawsAll ? undefined : afterPaint(() => setDrawsAll(true))), [drawsAll]);
  return drawsAll ? toys : toys.slice(0, OPENING);
}

/** Runs `task` once a frame has been shown; returns what calls it off. */
function afterPaint(task: () => void): () => void {
  let timer = 0;
  const frame = requestAnimationFrame(() => {
    timer = window.setTimeout(task);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}
