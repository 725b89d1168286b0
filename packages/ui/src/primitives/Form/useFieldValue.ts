'use client';

import { type RefObject, useEffect, useEffectEvent, useState } from 'react';

interface FieldValueProps<Value, Detail> {
  /** The value if the parent controls it. */
  value: Value | undefined;
  /** The initial value of an uncontrolled field. */
  defaultValue: Value;
  /** Called with the new value and the field's details about the change. */
  onValueChange: ((value: Value, ...details: Detail[]) => void) | undefined;
}

/**
 * Returns the value of a field that consists of several native controls, and a setter for event handlers. The parent or
 * the field controls it, and a reset of the form around `root` restores the initial value.
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
