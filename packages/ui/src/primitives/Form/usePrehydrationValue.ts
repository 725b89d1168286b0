'use client';

import { type RefObject, useEffectEvent, useLayoutEffect, useRef } from 'react';

/**
 * For a controlled field: users can type into a prerendered page before it is hydrated. Calls `onValue` once on mount
 * if the input already has text; give it the ref.
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
