import { cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import styles from './Spinner.module.css';

export type SpinnerProps = ComponentProps<'span'> & {
  /** How fast it turns; `fast` for what a press has started. */
  speed?: 'slow' | 'fast' | undefined;
};

/** A spinner in the current colour, as high as the text; decoration. */
export function Spinner({ speed = 'slow', className, ...rest }: SpinnerProps) {
  return (
    <span
      aria-hidden="true"
      {...rest}
      className={cx(styles.spinner, className)}
      data-speed={speed}
    />
  );
}
