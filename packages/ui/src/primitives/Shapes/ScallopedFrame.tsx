import { cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import styles from './Shapes.module.css';

/** The scalloped frame around one square picture. Its shadow follows the scallop. */
export function ScallopedFrame({ className, ...rest }: ComponentProps<'div'>) {
  return <div {...rest} className={cx(styles.frame, className)} />;
}
