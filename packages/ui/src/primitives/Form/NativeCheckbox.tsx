'use client';

import type { ComponentProps } from 'react';
import { useOwnRef } from '../focus/useOwnRef.ts';
import { setRestored } from './nativeControls.ts';
import { useEarlyInput, useFormReset } from './useNativeControls.ts';

/** A checkbox: if the parent controls `checked`, neither a reset nor a click before hydration makes it differ. */
export function NativeCheckbox({ ref, ...rest }: ComponentProps<'input'>) {
  const tick = useOwnRef<HTMLInputElement>(ref);
  const isControlled = rest.checked !== undefined;
  useEarlyInput(tick, () => {
    if (!tick.current || !isControlled) return;
    tick.current.checked = tick.current.defaultChecked;
    tick.current.click();
  });
  useFormReset(tick, (controls) => {
    const restored = isControlled ? tick.current?.checked : tick.current?.defaultChecked;
    setRestored(controls, () => restored === true);
  });
  return <input {...rest} ref={tick} />;
}
