'use client';

import { type RefObject, useEffectEvent, useLayoutEffect, useRef } from 'react';

/**
 * For a field whose text is state: a prerendered page can be typed into before it is hydrated.
 * Calls `onValue` once, if there is text in the input by then; give it the ref.
 */
export function usePrehydrationValue(
  onValue: (input: HTMLInputElement) => void,
): RefObject<HTMLInputElement | null> {
  const input = useRef<HTMLInputElement>(null);
  const reportValue = useEffectEvent(onValue);
  useLayoutEffect(() => {
    if (input.current && input.current.value !== '') reportValue(input.current);
  }, []);
  return input;
}
