import { cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import control from '../BaseStyles/Control.module.css';
import styles from './SkipLink.module.css';

export type SkipLinkProps = ComponentProps<'a'> & {
  /** The page's main part: `#` and its id. */
  href: string;
};

/**
 * The page's first link: hidden until it has focus, it leads past the bar (WCAG 2.4.1).
 * A plain `<a>` on purpose: only the browser's own jump moves the keyboard's starting point along.
 */
export function SkipLink({ className, children = 'Skip to content', ...rest }: SkipLinkProps) {
  return (
    <a {...rest} className={cx(control.root, styles.skip, className)}>
      {children}
    </a>
  );
}
