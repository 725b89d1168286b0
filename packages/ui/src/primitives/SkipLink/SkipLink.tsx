'use client';

import { cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import type { PartialLabels } from '../../locale/labels.ts';
import { useLabels } from '../../locale/useLabels.ts';
import * as control from '../BaseStyles/Control.module.css';
import * as styles from './SkipLink.module.css';

/** The text of a skip link. */
export interface SkipLinkLabels {
  skip: string;
}

declare module '../../locale/labels.ts' {
  interface UiLabels {
    SkipLink: SkipLinkLabels;
  }
}

const defaultLabels: SkipLinkLabels = { skip: 'Skip to content' };

export type SkipLinkProps = ComponentProps<'a'> & {
  /** The page's main element: `#` and its id. */
  href: string;
  /** Replaces the text. */
  labels?: PartialLabels<SkipLinkLabels> | undefined;
};

/**
 * The page's first link: hidden until it has the focus, it skips the navigation bar (WCAG 2.4.1). A plain `<a>` on
 * purpose: only the browser's own fragment navigation moves the sequential focus starting point.
 */
export function SkipLink({ labels, className, children, ...rest }: SkipLinkProps) {
  const { skip } = useLabels('SkipLink', defaultLabels, labels);
  return (
    <a {...rest} className={cx(control.root, styles.skip, className)}>
      {children ?? skip}
    </a>
  );
}
