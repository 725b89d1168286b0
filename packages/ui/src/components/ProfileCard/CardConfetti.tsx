import type { ComponentProps } from 'react';
import { starPath } from '../../primitives/Shapes/Star.tsx';

/** Four bits of confetti above a photo in the middle. */
export function CardConfetti(props: ComponentProps<'svg'>) {
  return (
    <svg viewBox="0 0 400 200" preserveAspectRatio="xMidYMin" aria-hidden="true" {...props}>
      <path
        d={starPath}
        fill="var(--sun)"
        transform="translate(50 60) rotate(-12) translate(-12 -12)"
      />
      <circle cx="110" cy="36" r="4.2" fill="var(--mint)" />
      <path
        d="M-16 4c6-10 12-10 16-2s10 8 16-2"
        fill="none"
        stroke="var(--lilac)"
        strokeWidth="6"
        strokeLinecap="round"
        transform="translate(330 60) rotate(12) scale(.8)"
      />
      <path
        d={starPath}
        fill="var(--blush)"
        transform="translate(356 140) rotate(10) scale(.7) translate(-12 -12)"
      />
    </svg>
  );
}
