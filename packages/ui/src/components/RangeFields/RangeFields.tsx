'use client';

import { cx } from 'class-variance-authority';
import type { ComponentProps, KeyboardEvent } from 'react';
import type { PartialLabels } from '../../locale/labels.ts';
import { useLabels } from '../../locale/useLabels.ts';
import base from '../../primitives/BaseStyles/BaseStyles.module.css';
import { Field } from '../../primitives/Form/Field.tsx';
import { useUi } from '../../UiProvider.tsx';
import styles from './RangeFields.module.css';
import type { RangeValue } from './readBound.ts';
import { useRangeDrafts } from './useRangeDrafts.ts';

/** The texts of two fields for a range. */
export interface RangeFieldsLabels {
  lowest: string;
  highest: string;
  /** Shown in a field that is empty. */
  any: string;
  invalid: string;
  negative: string;
  /** `limit` is written as a price. */
  tooLarge: (limit: string) => string;
  lowestAboveHighest: string;
  highestBelowLowest: string;
}

declare module '../../locale/labels.ts' {
  interface UiLabels {
    RangeFields: RangeFieldsLabels;
  }
}

const defaultLabels: RangeFieldsLabels = {
  lowest: 'Lowest price',
  highest: 'Highest price',
  any: 'Any',
  invalid: 'Enter a price such as 25 or 24.95.',
  negative: 'A price cannot be below 0.',
  tooLarge: (limit) => `Enter a price of at most ${limit}.`,
  lowestAboveHighest: 'The lowest price must not be above the highest.',
  highestBelowLowest: 'The highest price must not be below the lowest.',
};

export type RangeFieldsProps = Omit<ComponentProps<'fieldset'>, 'children' | 'onChange'> & {
  /** What the range is of. */
  legend: string;
  /** The range that counts now, in minor units of the `UiProvider`'s currency, such as cents. */
  value: RangeValue;
  /** Another range was typed: on Enter, or when a field is left. Both of its bounds are valid. */
  onChange: (value: RangeValue) => void;
  /** The highest price that is accepted, in minor units. */
  limit?: number | undefined;
  /** Stands in front of both numbers, and may be typed too. */
  unit?: string | undefined;
  /** Replaces the texts; those left out stay. */
  labels?: PartialLabels<RangeFieldsLabels> | undefined;
};

/** From one price to another: two fields. What is typed counts once it is valid; until then its message stays. */
export function RangeFields({
  legend,
  value,
  onChange,
  limit = 100_000_000,
  unit = '$',
  labels: ownLabels,
  className,
  ...rest
}: RangeFieldsProps) {
  const labels = useLabels('RangeFields', defaultLabels, ownLabels);
  const { formatPrice, currencyDigits } = useUi();
  const format = { limit, unit, currencyDigits };
  const { drafts, type, commit } = useRangeDrafts(value, onChange, format);

  const field = (side: 'min' | 'max', label: string, reversed: string) => {
    const price = value[side];
    const amount = price === undefined ? '' : String(price / 10 ** currencyDigits);
    const { text = amount, problem } = drafts[side] ?? {};
    const messages = { ...labels, tooLarge: labels.tooLarge(formatPrice(limit)), reversed };
    return (
      <Field variant="box" label={label} error={problem && messages[problem]}>
        {(input) => (
          <>
            <span aria-hidden="true" className={styles.unit}>
              {unit}
            </span>
            <input
              {...input}
              className={styles.input}
              inputMode="decimal"
              autoComplete="off"
              placeholder={labels.any}
              value={text}
              onChange={(event) => type(side, event.target.value)}
              onBlur={() => commit(side)}
              onKeyDown={(event: KeyboardEvent) => {
                if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
                event.preventDefault();
                commit(side);
              }}
            />
          </>
        )}
      </Field>
    );
  };

  return (
    <fieldset {...rest} className={cx(base.root, styles.range, className)}>
      <legend className={styles.legend}>{legend}</legend>
      {/* A message is announced when it comes: the focus is elsewhere by then. */}
      <div aria-live="polite" className={styles.fields}>
        {field('min', labels.lowest, labels.lowestAboveHighest)}
        {field('max', labels.highest, labels.highestBelowLowest)}
      </div>
    </fieldset>
  );
}
