'use client';

import { cva } from 'class-variance-authority';
import { type ComponentProps, type ReactNode, useId } from 'react';
import base from '../../primitives/BaseStyles/BaseStyles.module.css';
import styles from './SegmentedControl.module.css';

const control = cva([base.root, styles.control], {
  variants: { variant: { paper: undefined, night: styles.night } },
  defaultVariants: { variant: 'paper' },
});

export type SegmentedControlProps<Value extends string> = Omit<
  ComponentProps<'fieldset'>,
  'children' | 'onChange'
> & {
  /** What is chosen. */
  legend: ReactNode;
  /** The choices, in order. */
  options: readonly { value: Value; label: ReactNode }[];
  /** The one that is chosen. */
  value: Value;
  /** Another one was chosen. */
  onChange: (value: Value) => void;
  /** The radio buttons' name in a form; one of its own unless given. */
  name?: string | undefined;
  /** What it stands on: the page's paper, or the footer's night. */
  variant?: 'paper' | 'night' | undefined;
};

/** One of a few choices, side by side: radio buttons in one pill. */
export function SegmentedControl<Value extends string>({
  legend,
  options,
  value: chosen,
  onChange,
  name,
  variant,
  className,
  ...rest
}: SegmentedControlProps<Value>) {
  const ownName = useId();
  return (
    <fieldset {...rest} className={control({ variant, className })}>
      <legend className={styles.legend}>{legend}</legend>
      <div className={styles.segments}>
        {options.map(({ value, label }) => (
          <label key={value} className={styles.segment}>
            <input
              type="radio"
              name={name ?? ownName}
              value={value}
              checked={value === chosen}
              onChange={() => onChange(value)}
            />
            <span>{label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
