'use client';

import { cx } from 'class-variance-authority';
import { X } from 'lucide-react';
import type { ComponentProps } from 'react';
import type { Label, PartialLabels } from '../../../locale/labels.ts';
import { useLabels } from '../../../locale/useLabels.ts';
import * as base from '../../../primitives/BaseStyles/BaseStyles.module.css';
import { Button } from '../../../primitives/Button/Button.tsx';
import { keepFocus } from '../../../primitives/focus/opener.ts';
import { TextButton } from '../../../primitives/TextLink/TextLink.tsx';
import * as styles from './FilterChips.module.css';

/** The texts of a row of selected filters. */
export interface FilterChipsLabels {
  /** The row's accessible name. */
  selected: string;
  remove: Label<{ label: string }>;
  clear: string;
}

declare module '../../../locale/labels.ts' {
  interface UiLabels {
    FilterChips: FilterChipsLabels;
  }
}

const defaultLabels: FilterChipsLabels = {
  selected: 'Selected filters',
  remove: ({ label }) => `Remove filter: ${label}`,
  clear: 'Clear all',
};

export type FilterChipsProps = Omit<ComponentProps<'fieldset'>, 'children'> & {
  /** The selected filters, in the order shown; their ids are unique. */
  filters: ReadonlyArray<{ id: string; label: string }>;
  /** Called when the user removes a filter. */
  onRemove: (id: string) => void;
  /** Called when the user removes all filters. Omit it if that button is elsewhere. */
  onClear?: (() => void) | undefined;
  /** Returns the element that takes the focus when no filter is left. */
  finalFocus?: (() => HTMLElement | null) | undefined;
  /** Replaces the texts; those left out stay. */
  labels?: PartialLabels<FilterChipsLabels> | undefined;
};

/** The selected filters, each with a button that removes it. Renders nothing without filters. */
export function FilterChips({
  filters,
  onRemove,
  onClear,
  finalFocus,
  labels: ownLabels,
  className,
  ...rest
}: FilterChipsProps) {
  const labels = useLabels('FilterChips', defaultLabels, ownLabels);
  if (filters.length === 0) return null;

  return (
    <fieldset
      {...rest}
      aria-label={labels.selected}
      className={cx(base.root, styles.chips, className)}
    >
      {filters.map(({ id, label }, index) => (
        <Button
          key={id}
          ref={keepFocus(finalFocus)}
          variant="chip"
          aria-label={labels.remove({ label })}
          className={styles.chip}
          onClick={({ currentTarget }) => {
            // A removed chip loses the focus, so the focus moves before the chip goes.
            const { nextElementSibling, previousElementSibling } = currentTarget;
            const beside = filters[index + 1] ? nextElementSibling : previousElementSibling;
            (beside instanceof HTMLElement ? beside : currentTarget).focus();
            onRemove(id);
          }}
        >
          <span>{label}</span>
          <X aria-hidden="true" />
        </Button>
      ))}
      {onClear && (
        <TextButton
          ref={keepFocus(finalFocus)}
          className={styles.clear}
          onClick={({ currentTarget }) => {
            currentTarget.focus(); // Safari focuses no pressed button
            onClear();
          }}
        >
          {labels.clear}
        </TextButton>
      )}
    </fieldset>
  );
}
