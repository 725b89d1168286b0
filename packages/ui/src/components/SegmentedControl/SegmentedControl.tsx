'use client';

import { cva } from 'class-variance-authority';
import { type ComponentProps, type ReactNode, useId } from 'react';
import * as base from '../../primitives/BaseStyles/BaseStyles.module.css';
import * as styles from './SegmentedControl.module.css';

const control = cva([base.root, styles.control], {
  variants: { variant: { paper: undefined, night: styles.night } },
  defaultVariants: { variant: 'paper' },
});

export type SegmentedControlProps<Value extends string> = Omit<
  ComponentProps<'fieldset'>,
  'children' | 'defaultValue' | 'onChange'
> & {
  /** The control's accessible name. */
  legend: ReactNode;
  /** The choices, in order. */
  options: readonly { value: Value; label: ReactNode }[];
  /** The chosen option, if the parent controls it; without it the control does. */
  value?: Value | undefined;
  /** The initial option of an uncontrolled control; none by default. */
  defaultValue?: Value | undefined;
  /** Called with the option that the user chooses. */
  onValueChange?: ((value: Value) => void) | undefined;
  /**
   * The name under which a form submits the value. Radio buttons need a shared name, so the control generates one by
   * default.
   */
  name?: string | undefined;
  /** Whether a form requires a choice before it is submitted. */
  required?: boolean | undefined;
  /** The background behind it: the page's `paper`, or the footer's `night`. */
  variant?: 'paper' | 'night' | undefined;
};

/** One of a few choices, side by side: radio buttons in one pill. */
export function SegmentedControl<Value extends string>({
  legend,
  options,
  value: chosen,
  defaultValue,
  onValueChange,
  name,
  required,
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
              required={required}
              {...(chosen === undefined
                ? { defaultChecked: value === defaultValue }
                : { checked: value === chosen })}
              onChange={() => onValueChange?.(value)}
            />
            <span className={styles.label}>{label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
