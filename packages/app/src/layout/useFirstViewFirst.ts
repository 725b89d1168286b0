import { useEffect, useState, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';
import { opensNearTop } from './useScrollRestoration.ts';

const never = () => () => {};

/**
 * Whether a screen is to be drawn whole. One that opens at its top shows its first view at once and what is below it
 * right after; one that is taken over, or opens further down, is whole from the start. (With `useDeferredValue`
 * instead, React kept some of the screens that were left while the rest of them was being drawn.)
 */
export function useFirstViewFirst(): boolean {
  const location = useLocation();
  const isTakenOver = useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
  const [isWhole, setWhole] = useState(() => isTakenOver || !opensNearTop(location));
  useEffect(() => (isWhole ? undefined : afterPaint(() => setWhole(true))), [isWhole]);
  return isWhole;
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
