import { cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import styles from './Shapes.module.css';

type WaitingWheelProps = ComponentProps<'span'> & {
  /** How fast it turns; brisk for what a press has set going. */
  pace?: 'calm' | 'brisk' | undefined;
};

/** A turning rosette in the current colour, a letter high, for what is being waited for; decoration. */
export function WaitingWheel({ pace = 'calm', className, ...rest }: WaitingWheelProps) {
  return (
    <span aria-hidden="true" {...rest} className={cx(styles.wheel, className)} data-pace={pace} />
  );
}
