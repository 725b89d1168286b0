'use client';

import { type RefObject, useState } from 'react';
import { setRestored, shownValues } from './nativeControls.ts';
import { useEarlyInput, useFormReset } from './useNativeControls.ts';

interface FieldValueProps<Value, Detail> {
  /** The value if the parent controls it. */
  value: Value | undefined;
  /** The initial value of an uncontrolled field. */
  defaultValue: Value;
  /** Called with the new value and the field's details about the change. */
  onValueChange: ((value: Value, ...details: Detail[]) => void) | undefined;
}

/**
 * Returns the value of a field, and a setter for event handlers. What the field shows, what its parent has and what its
 * form submits are the same: a reset restores the initial value of an uncontrolled field and reports it; the value of a
 * controlled field stays.
 * @param root contains the field's native controls
 * @param onEarly called with the values that the user entered before hydration
 * @param onReset discards a text that is not yet part of the value
 */
export function useFieldValue<Value, Detail = never>(
  { value, defaultValue, onValueChange }: FieldValueProps<Value, Detail>,
  root: RefObject<Element | null>,
  onEarly: (shown: string[]) => void,
  onReset?: () => void,
): [value: Value, setValue: (next: Value, ...details: Detail[]) => void] {
  const [own, setOwn] = useState(defaultValue);
  const [first] = useState(defaultValue);
  if (value !== undefined && !Object.is(own, first)) setOwn(first); // for a parent that stops to control it
  const setValue = (next: Value, ...details: Detail[]) => {
    if (value === undefined) setOwn(next);
    onValueChange?.(next, ...details);
  };
  useEarlyInput(root, (controls) => onEarly(shownValues(controls)));
  useFormReset(root, (controls) => {
    const restored: unknown[] = [value ?? first].flat();
    setRestored(controls, (control) => restored.includes(control.value));
    if (value === undefined) setValue(first);
    onReset?.();
  });
  return [value ?? own, setValue];
}
