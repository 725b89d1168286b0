'use client';

import {
  type ComponentProps,
  type Ref,
  useLayoutEffect,
  useState,
  useSyncExternalStore,
} from 'react';
import { useOwnRef } from '../focus/useOwnRef.ts';
import { useFormReset } from './useNativeControls.ts';

/** Returns the ref of a native field, whose text React remembers: a reset changes that, too. */
function useNativeText<Field extends HTMLInputElement | HTMLTextAreaElement>(
  ref: Ref<Field | null> | undefined,
  isControlled: boolean,
) {
  const field = useOwnRef<Field>(ref);
  useFormReset(field, () => {
    if (!field.current) return;
    // A number that is controlled has an older default while it has the focus.
    if (isControlled) field.current.defaultValue = field.current.value;
    else field.current.value = field.current.defaultValue;
  });
  return field;
}

/** Repeats the event of a text that was typed before hydration: React missed it, and would restore its own value. */
function repeatInput(field: HTMLInputElement | HTMLTextAreaElement | null, value = field?.value) {
  if (!field || value === field.defaultValue) return;
  field.value = field.defaultValue; // through React's own setter, which remembers it
  Reflect.set(Object.getPrototypeOf(field), 'value', value, field);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

export function NativeInput({ ref, ...rest }: ComponentProps<'input'>) {
  const isControlled = rest.value !== undefined;
  const field = useNativeText(ref, isControlled);
  useLayoutEffect(() => {
    if (isControlled) repeatInput(field.current);
  }, [field, isControlled]);
  return <input {...rest} ref={field} />;
}

const never = () => () => undefined;

/** A textarea. React overwrites its text when it hydrates it, so the text is read before that, while React renders. */
export function NativeTextarea({ ref, id = '', ...rest }: ComponentProps<'textarea'>) {
  const isHydrating = useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
  const [typed] = useState(() => {
    if (!isHydrating || typeof document === 'undefined') return undefined;
    const field = document.getElementById(id);
    return field instanceof HTMLTextAreaElement ? field.value : undefined;
  });
  const field = useNativeText(ref, rest.value !== undefined);
  useLayoutEffect(() => repeatInput(field.current, typed), [field, typed]);
  return <textarea {...rest} id={id} ref={field} />;
}
