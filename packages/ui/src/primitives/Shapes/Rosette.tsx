import { cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import styles from './Shapes.module.css';

/** A scalloped disc: the price seal, the 18+ mark, a framed photo. */
export function Rosette({ className, ...rest }: ComponentProps<'span'>) {
  return <span {...rest} className={cx(styles.rosette, className)} />;
}

/** The rosette's outline on a 40-unit square, for drawings that need it in SVG. */
export const rosettePath =
  'M36.48 15.58A4.6 4.6 0 0 1 36.48 24.42A4.6 4.6 0 0 1 32.07 32.07A4.6 4.6 0 0 1 24.42 36.48A4.6 4.6 0 0 1 15.58 36.48A4.6 4.6 0 0 1 7.93 32.07A4.6 4.6 0 0 1 3.52 24.42A4.6 4.6 0 0 1 3.52 15.58A4.6 4.6 0 0 1 7.93 7.93A4.6 4.6 0 0 1 15.58 3.52A4.6 4.6 0 0 1 24.42 3.52A4.6 4.6 0 0 1 32.07 7.93A4.6 4.6 0 0 1 36.48 15.58Z';
