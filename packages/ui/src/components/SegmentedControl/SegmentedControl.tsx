'use client';

import { cva } from 'class-variance-authority';
import { type ReactNode, useId } from 'react';
import * as base from '../../primitives/BaseStyles/BaseStyles.module.css';
import { type RadiosProps, useChosenOption } from '../../primitives/Form/useChosenOption.ts';
import * as styles from './SegmentedControl.module.css';

const control = cva([base.root, styles.control], {
  variants: { variant: { paper: undefined, night: styles.night } },
  defaultVariants: { variant: 'paper' },
});

export type SegmentedControlProps<Value extends string> = RadiosProps<Value> & {
  /** The choices, in order. */
  options: ReadonlyArray<{ value: Value; label: ReactNode }>;
  /** The background behind it: the page's `paper`, or the footer's `night`. */
  variant?: 'paper' | 'night' | undefined;
};

/** One of a few choices, side by side: radio buttons in one pill. */
export function SegmentedControl<Value extends string>({
  legend,
  options,
  value: given,
  defaultValue,
  onValueChange,
  onClear,
  name,
  required,
  form,
  variant,
  className,
  ref,
  ...rest
}: SegmentedControlProps<Value>) {
  const ownName = useId();
  const [root, chosen, choose] = useChosenOption<Value, HTMLFieldSetElement>({
    ...{ options, value: given, defaultValue, onValueChange, onClear, ref },
  });
  return (
    <fieldset {...rest} ref={root} className={control({ variant, className })}>
      <legend className={styles.legend}>{legend}</legend>
      <div className={styles.segments}>
        {options.map(({ value, label }) => (
          <label key={value} className={styles.segment}>
            <input
              type="radio"
              name={name ?? ownName}
              value={value}
              required={required}
              form={form}
              checked={value === chosen}
              onChange={() => choose(value)}
            />
            <span className={styles.label}>{label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
