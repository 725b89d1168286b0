import { cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import * as styles from './Shapes.module.css';

/** A scalloped frame around a square picture. Its shadow follows the scallops. */
export function ScallopedFrame({ className, ...rest }: ComponentProps<'div'>) {
  return <div {...rest} className={cx(styles.frame, className)} />;
}
