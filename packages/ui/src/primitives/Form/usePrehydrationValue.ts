'use client';

import { type RefObject, useEffectEvent, useLayoutEffect, useRef } from 'react';

/**
 * For a field whose text is state: a page that was drawn on a server can be typed into before its code has come.
 * Hands the input over once, if there is text in it by then; give it the ref.
 */
export function usePrehydrationValue(
  takeOver: (input: HTMLInputElement) => void,
): RefObject<HTMLInputElement | null> {
  const input = useRef<HTMLInputElement>(null);
  const handOver = useEffectEvent(takeOver);
  useLayoutEffect(() => {
    if (input.current && input.current.value !== '') handOver(input.current);
  }, []);
  return input;
}
