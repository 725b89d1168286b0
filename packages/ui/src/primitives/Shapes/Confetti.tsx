import { cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import * as styles from './Shapes.module.css';
import { starPath } from './Star.tsx';

/** A piece of confetti, placed in a view box 400 units wide. */
export interface ConfettiPiece {
  shape: 'star' | 'dot' | 'squiggle' | 'bar';
  /** One of the pigments. */
  color: 'sun' | 'mint' | 'sky' | 'lilac' | 'blush';
  x: number;
  y: number;
  /** Degrees, clockwise. */
  rotate?: number;
  scale?: number;
}

const corner: ConfettiPiece[] = [
  { shape: 'star', color: 'blush', x: 130, y: 250, rotate: -12, scale: 1.6 },
  { shape: 'dot', color: 'mint', x: 60, y: 330, scale: 1.5 },
  { shape: 'squiggle', color: 'lilac', x: 230, y: 180, rotate: 12, scale: 1.5 },
  { shape: 'star', color: 'sun', x: 330, y: 250, rotate: 14, scale: 2 },
  { shape: 'bar', color: 'sky', x: 220, y: 320, rotate: 30, scale: 1.5 },
];

export type ConfettiProps = ComponentProps<'svg'> & {
  /** The pieces and their places; five in a corner by default. */
  pieces?: ReadonlyArray<ConfettiPiece>;
};

/** A few pieces of confetti for an empty corner. Decorative; place it with `className` or `style`. */
export function Confetti({ pieces = corner, className, ...rest }: ConfettiProps) {
  return (
    <svg
      viewBox="0 0 400 400"
      aria-hidden="true"
      {...rest}
      className={cx(styles.confetti, className)}
    >
      {pieces.map(({ shape, color, x, y, rotate = 0, scale = 1 }) => (
        <g
          key={`${shape} ${color}`}
          color={`var(--ts-${color})`}
          transform={`translate(${x} ${y}) rotate(${rotate}) scale(${scale})`}
        >
          {shapes[shape]}
        </g>
      ))}
    </svg>
  );
}

/** Drawn around the piece's centre, in the current colour. */
const shapes = {
  star: <path d={starPath} fill="currentColor" transform="translate(-12 -12)" />,
  dot: <circle r="6" fill="currentColor" />,
  squiggle: (
    <path
      d="M-16 4c6-10 12-10 16-2s10 8 16-2"
      fill="none"
      stroke="currentColor"
      strokeWidth="6"
      strokeLinecap="round"
    />
  ),
  bar: <rect x="-5" y="-9" width="10" height="18" rx="4" fill="currentColor" />,
};
