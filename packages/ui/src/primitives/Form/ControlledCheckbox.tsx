'use client';

import { type ComponentProps, useImperativeHandle, useRef } from 'react';
import { setRestored } from './nativeControls.ts';
import { useEarlyInput, useFormReset } from './useNativeControls.ts';

/** A checkbox whose `checked` the parent controls: neither a reset nor a click before hydration makes it differ. */
export function ControlledCheckbox({ ref, ...rest }: ComponentProps<'input'>) {
  const tick = useRef<HTMLInputElement>(null);
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(
    ref,
    () => tick.current,
    [],
  );
  useEarlyInput(tick, () => {
    if (!tick.current) return;
    tick.current.checked = tick.current.defaultChecked;
    tick.current.click();
  });
  useFormReset(tick, (controls) => setRestored(controls, () => tick.current?.checked === true));
  return <input {...rest} ref={tick} />;
}
