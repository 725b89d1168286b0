import { cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import styles from './Shapes.module.css';

/** A scalloped disc with a word or two on it, such as the 18+ mark. */
export function Badge({ className, ...rest }: ComponentProps<'span'>) {
  return <span {...rest} className={cx(styles.rosette, className)} />;
}
