import { cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import * as styles from './ScallopedSection.module.css';

/** The butter-coloured first section of a page; its scalloped lower edge is cut out of the page's background. */
export function ScallopedSection({ className, ...rest }: ComponentProps<'div'>) {
  return <div {...rest} className={cx(styles.section, className)} />;
}
