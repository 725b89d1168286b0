'use client';

import { type ComponentProps, type Ref, useImperativeHandle, useLayoutEffect, useRef } from 'react';

/** Repeats the event of a text that was typed before hydration: React missed it, and would restore its own value. */
function useEarlyText<Field extends HTMLInputElement | HTMLTextAreaElement>(
  ref: Ref<Field | null> | undefined,
) {
  const field = useRef<Field>(null);
  useImperativeHandle<Field | null, Field | null>(ref, () => field.current, []);
  useLayoutEffect(() => {
    const input = field.current;
    if (!input || input.value === input.defaultValue) return;
    const { value } = input;
    input.value = input.defaultValue; // through React's own setter, which remembers it
    Reflect.set(Object.getPrototypeOf(input), 'value', value, input);
    input.dispatchEvent(new Event('input', { bubbles: true }));
  }, []);
  return field;
}

/** An input whose `value` the parent controls. */
export function ControlledInput({ ref, ...rest }: ComponentProps<'input'>) {
  return <input {...rest} ref={useEarlyText(ref)} />;
}

/** A textarea whose `value` the parent controls. */
export function ControlledTextarea({ ref, ...rest }: ComponentProps<'textarea'>) {
  return <textarea {...rest} ref={useEarlyText(ref)} />;
}
