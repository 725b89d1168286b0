'use client';

import { cx } from 'class-variance-authority';
import type { ReactNode } from 'react';
import type { CountValues } from '../../../locale/formats.ts';
import type { Label } from '../../../locale/labels.ts';
import * as field from '../../../primitives/Form/Field.module.css';
import { wrapText } from '../../../primitives/text/wrapText.tsx';
import { VisuallyHidden } from '../../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { useUi } from '../../../UiProvider.tsx';
import * as styles from './FilterGroup.module.css';

/** One choice of a `FilterGroup`. */
export interface FilterOption {
  value: string;
  /** The visible label and accessible name. */
  label: ReactNode;
  /** The number of matching toys. */
  count?: number | undefined;
  /** An icon before the label; hidden from screen readers. */
  icon?: ReactNode;
}

/** One option of a group: a radio button or a checkbox, its label, and the number of matching toys. */
export function FilterChoice({
  id,
  name,
  form,
  type,
  option: { value, label, count, icon },
  checked,
  required,
  onCheckedChange,
  countLabel,
}: {
  id: string;
  name: string | undefined;
  form: string | undefined;
  type: 'radio' | 'checkbox';
  option: FilterOption;
  checked: boolean;
  required: boolean;
  onCheckedChange: (checked: boolean) => void;
  countLabel: Label<CountValues>;
}) {
  const { formatCount } = useUi();
  const fits = count === undefined ? undefined : formatCount(count);
  const countId = `${id}-count`;
  return (
    <div className={styles.option} data-empty={count === 0 || undefined}>
      <label htmlFor={id} className={cx(field.check, styles.label)}>
        <input
          id={id}
          type={type}
          name={name}
          form={form}
          value={value}
          checked={checked}
          required={required}
          className={field.tick}
          aria-describedby={fits && countId}
          onChange={(event) => onCheckedChange(event.target.checked)}
        />
        {icon && (
          <span aria-hidden="true" className={styles.icon}>
            {icon}
          </span>
        )}
        {wrapText(label)}
      </label>
      {fits && (
        // Outside the label: the option's accessible name does not change with its count.
        <span id={countId} className={styles.count}>
          <VisuallyHidden>{countLabel(fits)}</VisuallyHidden>
          <span aria-hidden="true">{fits.written}</span>
        </span>
      )}
    </div>
  );
}
