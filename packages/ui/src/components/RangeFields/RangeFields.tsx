'use client';

import { cx } from 'class-variance-authority';
import { type ComponentProps, type KeyboardEvent, useRef } from 'react';
import { flushSync } from 'react-dom';
import { formatList } from '../../locale/formatList.ts';
import type { Label, PartialLabels } from '../../locale/labels.ts';
import { useLabels } from '../../locale/useLabels.ts';
import * as base from '../../primitives/BaseStyles/BaseStyles.module.css';
import { Field } from '../../primitives/Form/Field.tsx';
import { useFieldValue } from '../../primitives/Form/useFieldValue.ts';
import { isComposing } from '../../primitives/state/isComposing.ts';
import { useUi } from '../../UiProvider.tsx';
import { priceFormatOf } from './priceFormat.ts';
import * as styles from './RangeFields.module.css';
import type { RangeSide, RangeValue } from './readBound.ts';
import { useRangeDrafts } from './useRangeDrafts.ts';

/** The texts of two fields for a range. */
export interface RangeFieldsLabels {
  lowest: string;
  highest: string;
  /** The placeholder of an empty field. */
  any: string;
  /** Shown for an invalid price: `25 or 24.95`, or `25` in a currency without decimals. */
  invalid: Label<{ example: string }>;
  negative: string;
  /** `limit` is written as a price. */
  tooLarge: Label<{ limit: string }>;
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
  invalid: ({ example }) => `Enter a price such as ${example}.`,
  negative: 'A price cannot be below 0.',
  tooLarge: ({ limit }) => `Enter a price of at most ${limit}.`,
  lowestAboveHighest: 'The lowest price must not be above the highest.',
  highestBelowLowest: 'The highest price must not be below the lowest.',
};

type OwnProps = 'children' | 'defaultValue' | 'name' | 'onChange';

export type RangeFieldsProps = Omit<ComponentProps<'fieldset'>, OwnProps> & {
  /** The name of the range. */
  legend: string;
  /**
   * The current range, in minor units of the `UiProvider`'s currency, such as cents, if the parent controls it; without
   * it the fields do.
   */
  value?: RangeValue | undefined;
  /** The initial range of uncontrolled fields; unbounded by default. */
  defaultValue?: RangeValue | undefined;
  /** Called on Enter or on blur if the user typed another valid range. */
  onValueChange?: ((value: RangeValue) => void) | undefined;
  /**
   * The name under which a form submits the bounds, as `{name}.min` and `{name}.max` in minor units; no bound is an
   * empty string.
   */
  name?: string | undefined;
  /** Whether a form requires both bounds before it is submitted. */
  required?: boolean | undefined;
  /** The highest accepted price, in minor units; a thousand million of the currency by default. */
  limit?: number | undefined;
  /** Replaces the texts; those left out stay. */
  labels?: PartialLabels<RangeFieldsLabels> | undefined;
};

const ANY: RangeValue = {};

/**
 * Two fields for a price range, in the format of the `UiProvider`'s locale and currency. A typed price is committed
 * once it is valid; until then its message stays.
 */
export function RangeFields({
  legend,
  value: givenValue,
  defaultValue = ANY,
  onValueChange,
  name,
  required,
  form,
  limit: ownLimit,
  labels: ownLabels,
  className,
  ...rest
}: RangeFieldsProps) {
  const labels = useLabels('RangeFields', defaultLabels, ownLabels);
  const { formatPrice, locale, currency, priceDecimals } = useUi();
  const format = priceFormatOf(locale, currency, priceDecimals);
  const limit = ownLimit ?? 1_000_000_000 * 10 ** format.currencyDigits;
  const fields = useRef<HTMLDivElement>(null);
  const [value, setValue] = useFieldValue(
    { value: givenValue, defaultValue, onValueChange },
    fields,
    ([min = '', max = '']) => commit('min', { min: { text: min }, max: { text: max } }),
    { discard: () => clear(), commit: () => commitAll() },
  );
  const { drafts, type, commit, commitAll, clear } = useRangeDrafts(value, setValue, {
    limit,
    format,
  });

  const { write } = format;
  const examples = [25, 24.95].map((amount) =>
    write(Math.round(amount * 10 ** format.currencyDigits)),
  );
  const messages = {
    ...labels,
    invalid: labels.invalid({ example: formatList(locale, [...new Set(examples)], 'disjunction') }),
    tooLarge: labels.tooLarge({ limit: formatPrice(limit) }),
  };
  const field = (side: RangeSide, label: string, reversed: string) => {
    const price = value[side];
    const { text = price === undefined ? '' : write(price), problem } = drafts[side] ?? {};
    const sign = (
      <span aria-hidden="true" className={styles.sign}>
        {format.sign}
      </span>
    );
    const error = problem && { ...messages, reversed }[problem];
    return (
      <Field variant="box" label={label} error={error}>
        {(input) => (
          <>
            {format.isSignFirst && sign}
            <input
              {...input}
              ref={(field) => field?.setCustomValidity(error ?? '')} // blocks the submission of a form
              className={styles.input}
              inputMode="decimal"
              autoComplete="off"
              placeholder={labels.any}
              required={required}
              form={form}
              value={text}
              onChange={(event) => type(side, event.target.value)}
              onBlur={() => commit(side)}
              onKeyDown={(event: KeyboardEvent) => {
                if (event.key !== 'Enter' || isComposing(event)) return;
                // The form is submitted next, with the committed range, unless the text is invalid.
                if (!flushSync(() => commit(side))) event.preventDefault();
              }}
            />
            {!format.isSignFirst && sign}
            {name !== undefined && (
              <input type="hidden" name={`${name}.${side}`} form={form} value={price ?? ''} />
            )}
          </>
        )}
      </Field>
    );
  };

  return (
    <fieldset {...rest} className={cx(base.root, className)}>
      <legend className={styles.legend}>{legend}</legend>
      {/* A live region, because the focus is elsewhere when the message appears. */}
      <div ref={fields} aria-live="polite" className={styles.fields}>
        {field('min', labels.lowest, labels.lowestAboveHighest)}
        {field('max', labels.highest, labels.highestBelowLowest)}
      </div>
    </fieldset>
  );
}
