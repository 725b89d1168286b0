'use client';

import { cx } from 'class-variance-authority';
import { type ComponentProps, useId } from 'react';
import type { PartialLabels } from '../../../locale/labels.ts';
import { useLabels } from '../../../locale/useLabels.ts';
import * as base from '../../../primitives/BaseStyles/BaseStyles.module.css';
import * as styles from './FilterPanel.module.css';

/** The text of a panel of filters. */
export interface FilterPanelLabels {
  /** The panel's heading and accessible name. */
  title: string;
}

declare module '../../../locale/labels.ts' {
  interface UiLabels {
    FilterPanel: FilterPanelLabels;
  }
}

const defaultLabels: FilterPanelLabels = { title: 'Filter and sort' };

export type FilterPanelProps = ComponentProps<'section'> & {
  /** Replaces the text. */
  labels?: PartialLabels<FilterPanelLabels> | undefined;
};

/**
 * Filters beside the list that they filter. Its children are the groups, separated by hairlines. It scrolls if
 * `max-height` is too small for all of them.
 */
export function FilterPanel({ labels: ownLabels, className, children, ...rest }: FilterPanelProps) {
  const { title } = useLabels('FilterPanel', defaultLabels, ownLabels);
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} {...rest} className={cx(base.root, styles.panel, className)}>
      <h2 id={titleId} className={styles.title}>
        {title}
      </h2>
      <FilterGroups>{children}</FilterGroups>
    </section>
  );
}

/** Groups of filters with a hairline between them, in a panel or a sheet. */
export function FilterGroups({ className, ...rest }: ComponentProps<'div'>) {
  return <div {...rest} className={cx(styles.groups, className)} />;
}
