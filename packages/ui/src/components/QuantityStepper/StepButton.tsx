'use client';

import { type ComponentProps, useEffect, useEffectEvent, useRef, useState } from 'react';

/** How long a button is held before it repeats its step, and between two of them: as keys do. */
const DELAY_MS = 500;
const INTERVAL_MS = 75;

type StepButtonProps = Pick<ComponentProps<'button'>, 'aria-label' | 'children' | 'disabled'> & {
  /** Whether the limit is reached. The button can still be pressed, and stops when it is held. */
  isAtLimit: boolean;
  onStep: () => void;
};

/** Makes a step when it is pressed, and more of them while it is held. */
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
    window.addEventListener('blur', release); // no pointer is lifted for this page any more
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
        if (isHeld) event.preventDefault(); // a long touch opens it
      }}
      onClick={({ detail }) => {
        // The click that ends a hold is no step more. One of a keyboard has no detail.
        if (detail === 0 || !hasRepeated.current) onStep();
      }}
    />
  );
}
