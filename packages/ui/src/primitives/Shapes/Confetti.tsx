import { cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import styles from './Shapes.module.css';
import { starPath } from './Star.tsx';

/** Five bits of confetti for an empty corner. Pure decoration; place it with `style` or `className`. */
export function Confetti({ className, ...rest }: ComponentProps<'svg'>) {
  return (
    <svg
      viewBox="0 0 400 400"
      aria-hidden="true"
      {...rest}
      className={cx(styles.confetti, className)}
    >
      <path
        d={starPath}
        fill="var(--blush)"
        transform="translate(130 250) rotate(-12) scale(1.6) translate(-12 -12)"
      />
      <circle cx="60" cy="330" r="9" fill="var(--mint)" />
      <path
        d="M-16 4c6-10 12-10 16-2s10 8 16-2"
        fill="none"
        stroke="var(--lilac)"
        strokeWidth="6"
        strokeLinecap="round"
        transform="translate(230 180) rotate(12) scale(1.5)"
      />
      <path
        d={starPath}
        fill="var(--sun)"
        transform="translate(330 250) rotate(14) scale(2) translate(-12 -12)"
      />
      <rect
        x="-5"
        y="-9"
        width="10"
        height="18"
        rx="4"
        fill="var(--sky)"
        transform="translate(220 320) rotate(30) scale(1.5)"
      />
    </svg>
  );
}
