import { cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import * as styles from './Spinner.module.css';

export type SpinnerProps = ComponentProps<'span'> & {
  /** How fast it rotates; `fast` for an action that the user started. */
  speed?: 'slow' | 'fast' | undefined;
};

/** A spinner in the current colour, as high as the text; decorative. */
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
