'use client';

import {
  type ComponentProps,
  type Ref,
  useLayoutEffect,
  useState,
  useSyncExternalStore,
} from 'react';
import { useOwnRef } from '../focus/useOwnRef.ts';

/**
 * Repeats the event of a text that was typed before hydration: React missed it, and would restore its own value.
 * @param typed if React has overwritten it already
 */
function useEarlyText<Field extends HTMLInputElement | HTMLTextAreaElement>(
  ref: Ref<Field | null> | undefined,
  typed?: string | undefined,
) {
  const field = useOwnRef<Field>(ref);
  useLayoutEffect(() => {
    const input = field.current;
    const value = typed ?? input?.value;
    if (!input || value === input.defaultValue) return;
    input.value = input.defaultValue; // through React's own setter, which remembers it
    Reflect.set(Object.getPrototypeOf(input), 'value', value, input);
    input.dispatchEvent(new Event('input', { bubbles: true }));
  }, [field, typed]);
  return field;
}

/** An input whose `value` the parent controls. */
export function ControlledInput({ ref, ...rest }: ComponentProps<'input'>) {
  return <input {...rest} ref={useEarlyText(ref)} />;
}

const never = () => () => undefined;

/** A textarea. React overwrites its text when it hydrates it, so the text is read before that, while React renders. */
export function EarlyTextarea({ ref, id = '', ...rest }: ComponentProps<'textarea'>) {
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
  return <textarea {...rest} id={id} ref={useEarlyText(ref, typed)} />;
}
