'use client';

import { cx } from 'class-variance-authority';
import { type ComponentProps, type ReactNode, useId } from 'react';
import base from '../BaseStyles/BaseStyles.module.css';
import { wrapText } from '../text/wrapText.tsx';
import field from './Field.module.css';
import styles from './RadioGroup.module.css';

/** One choice of a `RadioGroup`. */
export interface RadioOption<Value extends string> {
  value: Value;
  label: ReactNode;
  /** More about it, under its label. */
  hint?: ReactNode;
  disabled?: boolean | undefined;
}

type OwnProps = 'children' | 'defaultValue' | 'onChange';

export type RadioGroupProps<Value extends string> = Omit<ComponentProps<'fieldset'>, OwnProps> & {
  /** What is chosen. */
  legend: ReactNode;
  /** The choices, in order. */
  options: readonly RadioOption<Value>[];
  /** The one that is chosen, where the parent holds it; without it the group does. */
  value?: Value | undefined;
  /** The one to start with, where the group holds it; none by default. */
  defaultValue?: Value | undefined;
  /** Another one was chosen. */
  onValueChange?: ((value: Value) => void) | undefined;
  /** The name that a form around it submits the value under. Radio buttons need one: without it they have one of their own. */
  name?: string | undefined;
  /** Whether one has to be chosen before a form around it is submitted. */
  required?: boolean | undefined;
  /** What is wrong with the choice; describes the group. */
  error?: string | undefined;
};

/** One of a few choices, one below the other: the browser's radio buttons. */
export function RadioGroup<Value extends string>({
  legend,
  options,
  value: chosen,
  defaultValue,
  onValueChange,
  name,
  required,
  error,
  className,
  'aria-describedby': describedBy,
  ...rest
}: RadioGroupProps<Value>) {
  const id = useId();
  const invalid = error !== undefined;
  return (
    <fieldset
      {...rest}
      aria-describedby={cx(invalid && `${id}-error`, describedBy) || undefined}
      className={cx(base.root, styles.group, className)}
    >
      <legend className={cx(field.label, styles.legend)}>{legend}</legend>
      {options.map(({ value, label, hint, disabled }, index) => (
        <div key={value}>
          <label className={field.check}>
            <input
              type="radio"
              name={name ?? id}
              value={value}
              required={required}
              disabled={disabled}
              aria-describedby={hint === undefined ? undefined : `${id}-hint-${index}`}
              className={field.tick}
              {...(chosen === undefined
                ? { defaultChecked: value === defaultValue }
                : { checked: value === chosen })}
              onChange={() => onValueChange?.(value)}
            />
            {wrapText(label)}
          </label>
          {hint !== undefined && (
            <div id={`${id}-hint-${index}`} className={cx(field.hint, styles.hint)}>
              {hint}
            </div>
          )}
        </div>
      ))}
      {invalid && (
        <p id={`${id}-error`} className={field.error}>
          {error}
        </p>
      )}
    </fieldset>
  );
}
