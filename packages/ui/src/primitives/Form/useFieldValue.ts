'use client';

import { type RefObject, useEffect, useEffectEvent, useState } from 'react';

interface FieldValueProps<Value, Detail> {
  /** The value, where the parent holds it. */
  value: Value | undefined;
  /** The value to start with, where the field holds it. */
  defaultValue: Value;
  /** Another value was chosen, with whatever else the field has to say about it. */
  onValueChange: ((value: Value, ...details: Detail[]) => void) | undefined;
}

/**
 * The value of a field that is made of more than one of the browser's, and the way to change it, in event handlers. It is
 * the parent's or the field's, and a reset of the form around `root` brings the first one back.
 */
export function useFieldValue<Value, Detail = never>(
  { value, defaultValue, onValueChange }: FieldValueProps<Value, Detail>,
  root: RefObject<Element | null>,
  onReset?: () => void,
): [value: Value, setValue: (next: Value, ...details: Detail[]) => void] {
  const [own, setOwn] = useState(defaultValue);
  const [first] = useState(value ?? defaultValue);
  const setValue = (next: Value, ...details: Detail[]) => {
    setOwn(next);
    onValueChange?.(next, ...details);
  };
  const reset = useEffectEvent(() => {
    setValue(first);
    onReset?.();
  });
  useEffect(() => {
    const form = root.current?.closest('form');
    const listener = () => reset();
    form?.addEventListener('reset', listener);
    return () => form?.removeEventListener('reset', listener);
  }, [root]);
  return [value ?? own, setValue];
}
