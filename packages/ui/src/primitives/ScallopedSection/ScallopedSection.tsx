import { cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import styles from './ScallopedSection.module.css';

/** The butter-coloured section a page opens with; its scalloped lower edge is cut out of the page's paper. */
export function ScallopedSection({ className, ...rest }: ComponentProps<'div'>) {
  return <div {...rest} className={cx(styles.section, className)} />;
}
