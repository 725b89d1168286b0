import { cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import styles from '../Shapes/Shapes.module.css';

type SpinnerProps = ComponentProps<'span'> & {
  /** How fast it turns; brisk for what a press has set going. */
  speed?: 'slow' | 'fast' | undefined;
};

/** A turning rosette in the current colour, a letter high, for what is being waited for; decoration. */
export function Spinner({ speed = 'slow', className, ...rest }: SpinnerProps) {
  return (
    <span aria-hidden="true" {...rest} className={cx(styles.wheel, className)} data-speed={speed} />
  );
}
