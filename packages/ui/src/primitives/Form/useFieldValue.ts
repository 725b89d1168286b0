'use client';

import { type RefObject, useState } from 'react';
import { flushSync } from 'react-dom';
import { setRestored, shownValues } from './nativeControls.ts';
import { useEarlyInput, useFormReset, useFormSubmit } from './useNativeControls.ts';

interface FieldValueProps<Value, Detail> {
  /** The value if the parent controls it. */
  value: Value | undefined;
  /** The initial value of an uncontrolled field, and the one that a reset restores. */
  defaultValue: Value;
  /** Called with the new value and the field's details about the change. */
  onValueChange: ((value: Value, ...details: Detail[]) => void) | undefined;
}

/** A text that is not yet part of a field's value. */
interface FieldDraft {
  discard: () => void;
  /** Makes it part of the value, and returns whether it is valid. */
  commit: () => boolean;
}

/**
 * Returns the value of a field, and a setter for event handlers. What the field shows, what its parent has and what its
 * form submits are the same: a reset restores the default value of an uncontrolled field and reports it; the value of a
 * controlled field stays.
 * @param root contains the field's native controls
 * @param onEarly called with the values that the user entered before hydration
 * @param draft is committed before the form is submitted, and discarded when it is reset
 */
export function useFieldValue<Value, Detail = never>(
  { value, defaultValue, onValueChange }: FieldValueProps<Value, Detail>,
  root: RefObject<Element | null>,
  onEarly: (shown: string[]) => void,
  draft?: FieldDraft,
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
    const restored: unknown[] = [value ?? defaultValue].flat();
    setRestored(controls, (control) => restored.includes(control.value));
    if (value === undefined) setValue(defaultValue);
    draft?.discard();
  });
  useFormSubmit(root, () => draft === undefined || flushSync(draft.commit));
  return [value ?? own, setValue];
}
