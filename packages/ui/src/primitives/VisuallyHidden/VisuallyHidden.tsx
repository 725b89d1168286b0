import { cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import styles from './VisuallyHidden.module.css';

/** Text for screen readers that takes no room on screen. */
export function VisuallyHidden({ className, ...rest }: ComponentProps<'span'>) {
  return <span {...rest} className={cx(styles.hidden, className)} />;
}
