'use client';

import { cx } from 'class-variance-authority';
import { X } from 'lucide-react';
import { useLayoutEffect } from 'react';
import type { CountValues } from '../../../locale/formats.ts';
import type { Label, PartialLabels } from '../../../locale/labels.ts';
import { useLabels } from '../../../locale/useLabels.ts';
import { Button, IconButton } from '../../../primitives/Button/Button.tsx';
import {
  Dialog,
  DialogClose,
  type DialogProps,
  DialogTitle,
} from '../../../primitives/Dialog/Dialog.tsx';
import { VisuallyHidden } from '../../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { useUi } from '../../../UiProvider.tsx';
import { FilterGroups } from '../FilterPanel/FilterPanel.tsx';
import * as styles from './FilterSheet.module.css';

/** The texts of a sheet of filters. */
export interface FilterSheetLabels {
  /** The sheet's heading and accessible name. */
  title: string;
  close: string;
  clear: string;
  /** The button that closes the sheet, while the number of matching toys is unknown. */
  show: string;
  /** The button that closes the sheet, with the number of matching toys. */
  showCount: Label<CountValues>;
  /** Announced when the number of matching toys changes. */
  found: Label<CountValues>;
}

declare module '../../../locale/labels.ts' {
  interface UiLabels {
    FilterSheet: FilterSheetLabels;
  }
}

const toys = ({ count, written }: CountValues) => `${written} ${count === 1 ? 'toy' : 'toys'}`;

const defaultLabels: FilterSheetLabels = {
  title: 'Filter and sort',
  close: 'Close filters',
  clear: 'Clear all',
  show: 'Show toys',
  showCount: (values) => (values.count === 0 ? 'No matches' : `Show ${toys(values)}`),
  found: (values) => `${toys(values)} found`,
};

export type FilterSheetProps = Omit<DialogProps, 'title' | 'role' | 'placement'> & {
  /**
   * Called when the user removes all filters. `undefined` while none is selected: the button stays, but is disabled.
   */
  onClear?: (() => void) | undefined;
  /** The number of matching toys; `undefined` while it is unknown. */
  count: number | undefined;
  /** Replaces the texts; those left out stay. */
  labels?: PartialLabels<FilterSheetLabels> | undefined;
};

/** A typed value is committed when its field loses the focus, and a field that is unmounted fires no blur event. */
function leaveField() {
  const { activeElement } = document;
  if (activeElement instanceof HTMLInputElement && activeElement.closest('[role="dialog"]')) {
    activeElement.blur();
  }
}

/**
 * Filters in a sheet at the bottom of the window, for screens without room beside the toys. Its children are the
 * groups.
 */
export function FilterSheet({
  open,
  onClose,
  onClear,
  count,
  labels: ownLabels,
  className,
  children,
  ...rest
}: FilterSheetProps) {
  const labels = useLabels('FilterSheet', defaultLabels, ownLabels);
  const { formatCount } = useUi();
  const found = count === undefined ? undefined : formatCount(count);

  // The parent may close it by itself. (In a layout effect: a sheet without an animation is unmounted after it.)
  useLayoutEffect(() => {
    if (!open) leaveField();
  }, [open]);

  return (
    <Dialog
      aria-describedby={undefined}
      {...rest}
      open={open}
      placement="bottom"
      className={cx(styles.sheet, className)}
      onClose={() => {
        leaveField(); // first, because the parent may leave a history entry
        onClose();
      }}
    >
      <div className={styles.top}>
        <DialogTitle className={styles.title}>{labels.title}</DialogTitle>
        <DialogClose asChild>
          <IconButton variant="bare" className={styles.close} aria-label={labels.close}>
            <X aria-hidden="true" />
          </IconButton>
        </DialogClose>
      </div>
      <FilterGroups className={styles.middle}>{children}</FilterGroups>
      <div className={styles.foot}>
        <Button variant="plain" inactive={!onClear} onClick={onClear}>
          {labels.clear}
        </Button>
        <DialogClose asChild>
          <Button variant="primary" className={styles.show} inactive={count === 0}>
            {found ? labels.showCount(found) : labels.show}
          </Button>
        </DialogClose>
        <VisuallyHidden aria-live="polite">{found && labels.found(found)}</VisuallyHidden>
      </div>
    </Dialog>
  );
}
