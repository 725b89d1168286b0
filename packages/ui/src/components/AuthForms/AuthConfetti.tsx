import type { ComponentProps } from 'react';
import { starPath } from '../../primitives/Shapes/Star.tsx';

/** Five bits of confetti around two overlapping stamps. */
export function AuthConfetti(props: ComponentProps<'svg'>) {
  return (
    <svg viewBox="0 0 400 400" aria-hidden="true" {...props}>
      <path
        d={starPath}
        fill="var(--sun)"
        transform="translate(352 58) rotate(14) translate(-12 -12)"
      />
      <path
        d="M-16 4c6-10 12-10 16-2s10 8 16-2"
        fill="none"
        stroke="var(--lilac)"
        strokeWidth="6"
        strokeLinecap="round"
        transform="translate(350 136) rotate(12) scale(.8)"
      />
      <path
        d={starPath}
        fill="var(--blush)"
        transform="translate(112 350) rotate(10) scale(.9) translate(-12 -12)"
      />
      <circle cx="52" cy="330" r="4.8" fill="var(--mint)" />
      <rect
        x="-5"
        y="-9"
        width="10"
        height="18"
        rx="4"
        fill="var(--sky)"
        transform="translate(150 392) rotate(30) scale(.8)"
      />
    </svg>
  );
}
