import { cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import * as styles from './Shapes.module.css';
import { starPath } from './Star.tsx';

/**
 * The shop's logo: a star on a coral badge, or the version that the brand's tokens define. Decorative; the text beside
 * it is the name.
 */
export function BrandMark({ className, ...rest }: ComponentProps<'svg'>) {
  return (
    <svg
      viewBox="0 0 40 40"
      aria-hidden="true"
      {...rest}
      className={cx(styles.brandMark, className)}
    >
      <path d={starPath} transform="translate(9.2 8.8) scale(.9)" />
    </svg>
  );
}
