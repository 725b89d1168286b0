'use client';

import { type ComponentProps, useEffect, useEffectEvent, useRef, useState } from 'react';

/** The delay before a held button repeats its step, and the interval between repeats: the same as for keys. */
const DELAY_MS = 500;
const INTERVAL_MS = 75;

type StepButtonProps = Pick<ComponentProps<'button'>, 'aria-label' | 'children' | 'disabled'> & {
  /** Whether the limit is reached. The button can still be pressed, but holding it stops. */
  isAtLimit: boolean;
  onStep: () => void;
};

/** Makes a step when pressed, and repeats it while held. */
export function StepButton({ isAtLimit, onStep, disabled, ...rest }: StepButtonProps) {
  const [isHeld, setHeld] = useState(false);
  const hasRepeated = useRef(false);
  const repeat = useEffectEvent(() => {
    hasRepeated.current = true;
    if (isAtLimit) setHeld(false);
    onStep();
  });
  useEffect(() => {
    if (!isHeld || disabled) return;
    const release = () => setHeld(false);
    let timer = setTimeout(function next() {
      timer = setTimeout(next, INTERVAL_MS);
      repeat();
    }, DELAY_MS);
    window.addEventListener('blur', release); // this page gets no pointerup event any more
    return () => {
      clearTimeout(timer);
      window.removeEventListener('blur', release);
    };
  }, [isHeld, disabled]);

  return (
    <button
      {...rest}
      type="button"
      disabled={disabled}
      aria-disabled={isAtLimit || undefined}
      onPointerDown={({ button }) => {
        hasRepeated.current = false;
        setHeld(button === 0);
      }}
      onPointerUp={() => setHeld(false)}
      onPointerLeave={() => setHeld(false)}
      onPointerCancel={() => setHeld(false)}
      onContextMenu={(event) => {
        if (isHeld) event.preventDefault(); // a long touch opens the context menu
      }}
      onClick={({ detail }) => {
        // The click that ends a hold is not another step. A keyboard click has `detail` 0.
        if (detail === 0 || !hasRepeated.current) onStep();
      }}
    />
  );
}
