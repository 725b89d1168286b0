'use client';

import { cx } from 'class-variance-authority';
import { SlidersHorizontal } from 'lucide-react';
import { type ComponentProps, useId } from 'react';
import type { CountValues } from '../../../locale/formats.ts';
import type { Label, PartialLabels } from '../../../locale/labels.ts';
import { useLabels } from '../../../locale/useLabels.ts';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Count } from '../../../primitives/Count/Count.tsx';
import { useUi } from '../../../UiProvider.tsx';
import * as styles from './FilterButton.module.css';

/** The texts of the button that opens the filters. */
export interface FilterButtonLabels {
  filter: string;
  /** Describes the button while filters are selected. */
  selected: Label<CountValues>;
}

declare module '../../../locale/labels.ts' {
  interface UiLabels {
    FilterButton: FilterButtonLabels;
  }
}

const defaultLabels: FilterButtonLabels = {
  filter: 'Filter and sort',
  selected: ({ written }) => `${written} selected`,
};

export type FilterButtonProps = Omit<ComponentProps<'button'>, 'children'> & {
  /** How many filters are selected. */
  count: number;
  /** Replaces the texts; those left out stay. */
  labels?: PartialLabels<FilterButtonLabels> | undefined;
};

/** Opens the filters, and shows how many are selected. */
export function FilterButton({
  count,
  labels: ownLabels,
  className,
  'aria-describedby': describedBy,
  ...rest
}: FilterButtonProps) {
  const labels = useLabels('FilterButton', defaultLabels, ownLabels);
  const selected = useUi().formatCount(count);
  const selectedId = useId();
  return (
    <Button
      aria-haspopup="dialog"
      {...rest}
      variant="plain"
      aria-describedby={cx(describedBy, count > 0 && selectedId) || undefined}
      className={cx(styles.button, className)}
    >
      <SlidersHorizontal aria-hidden="true" />
      <span>{labels.filter}</span>
      {count > 0 && (
        <>
          <Count className={styles.count}>{selected.written}</Count>
          <span id={selectedId} hidden>
            {labels.selected(selected)}
          </span>
        </>
      )}
    </Button>
  );
}
