'use client';

import type { ComponentProps } from 'react';
import { useOwnRef } from '../focus/useOwnRef.ts';
import { setRestored } from './nativeControls.ts';
import { useEarlyInput, useFormReset } from './useNativeControls.ts';

/** A checkbox whose `checked` the parent controls: neither a reset nor a click before hydration makes it differ. */
export function ControlledCheckbox({ ref, ...rest }: ComponentProps<'input'>) {
  const tick = useOwnRef<HTMLInputElement>(ref);
  useEarlyInput(tick, () => {
    if (!tick.current) return;
    tick.current.checked = tick.current.defaultChecked;
    tick.current.click();
  });
  useFormReset(tick, (controls) => setRestored(controls, () => tick.current?.checked === true));
  return <input {...rest} ref={tick} />;
}
