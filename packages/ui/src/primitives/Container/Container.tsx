import { cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import * as styles from './Container.module.css';

/** The page's column: at most `--ts-page` wide, with a margin of `--ts-gutter` on both sides. */
export function Container({ className, ...rest }: ComponentProps<'div'>) {
  return <div {...rest} className={cx(styles.container, className)} />;
}
