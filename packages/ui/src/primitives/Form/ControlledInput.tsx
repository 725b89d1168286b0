'use client';

import { type ComponentProps, type Ref, useImperativeHandle, useRef } from 'react';
import { replayChange, setRestored } from './nativeControls.ts';
import { useEarlyInput, useFormReset } from './useNativeControls.ts';

/** Keeps a control's value, of which React alone loses what is entered before hydration, and a tick on a reset. */
function useControlled<Control extends HTMLInputElement | HTMLTextAreaElement>(
  ref: Ref<Control | null> | undefined,
) {
  const control = useRef<Control>(null);
  useImperativeHandle<Control | null, Control | null>(ref, () => control.current, []);
  useEarlyInput(control, (_, changed) => changed.forEach(replayChange));
  useFormReset(control, (controls) => {
    setRestored(controls, (tick) => 'checked' in tick && tick.checked);
    if (control.current) control.current.defaultValue = control.current.value;
  });
  return control;
}

/** An input whose `value` or `checked` the parent controls. */
export function ControlledInput({ ref, ...rest }: ComponentProps<'input'>) {
  return <input {...rest} ref={useControlled(ref)} />;
}

/** A textarea whose `value` the parent controls. */
export function ControlledTextarea({ ref, ...rest }: ComponentProps<'textarea'>) {
  return <textarea {...rest} ref={useControlled(ref)} />;
}
