import { cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import * as base from '../BaseStyles/BaseStyles.module.css';
import { wrapText } from '../text/wrapText.tsx';
import * as styles from './Loading.module.css';
import { Spinner } from './Spinner.tsx';

export type LoadingStatusProps = ComponentProps<'p'> & {
  /** `page` is alone in the middle of a screen. */
  size?: 'line' | 'page';
};

/** Shows what is loading, beside a spinner. Announced politely. */
export function LoadingStatus({ size = 'line', className, children, ...rest }: LoadingStatusProps) {
  return (
    <p role="status" {...rest} className={cx(base.root, styles.status, className)} data-size={size}>
      <Spinner className={styles.spinner} />
      {wrapText(children)}
    </p>
  );
}

export type SkeletonProps = ComponentProps<'span'> & {
  /** `line` is a line of text; `block` fills its box. */
  shape?: 'line' | 'block' | 'circle' | 'pill';
};

/** One part of a skeleton: give it the size of the content that it replaces. Hidden from screen readers. */
export function Skeleton({ shape = 'line', className, ...rest }: SkeletonProps) {
  return (
    <span
      aria-hidden="true"
      {...rest}
      className={cx(styles.skeleton, className)}
      data-shape={shape}
    />
  );
}
