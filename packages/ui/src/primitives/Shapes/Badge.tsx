import { cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import * as styles from './Shapes.module.css';

/** A scalloped disc with a short text, such as 18+. */
export function Badge({ className, ...rest }: ComponentProps<'span'>) {
  return <span {...rest} className={cx(styles.badge, className)} />;
}
