'use client';

import { cx } from 'class-variance-authority';
import { type ReactNode, useId } from 'react';
import * as base from '../BaseStyles/BaseStyles.module.css';
import { wrapText } from '../text/wrapText.tsx';
import * as field from './Field.module.css';
import * as styles from './RadioGroup.module.css';
import { type RadiosProps, useChosenOption } from './useChosenOption.ts';

/** One choice of a `RadioGroup`. */
export interface RadioOption<Value extends string> {
  value: Value;
  label: ReactNode;
  /** More details, under the label. */
  hint?: ReactNode;
  disabled?: boolean | undefined;
}

export type RadioGroupProps<Value extends string> = RadiosProps<Value> & {
  /** The choices, in order. */
  options: ReadonlyArray<RadioOption<Value>>;
  /** The error message; describes the group. */
  error?: string | undefined;
};

/** A choice between a few options, one below the other: native radio buttons. */
export function RadioGroup<Value extends string>({
  legend,
  options,
  value: given,
  defaultValue,
  onValueChange,
  onClear,
  name,
  required,
  form,
  error,
  className,
  ref,
  'aria-describedby': describedBy,
  ...rest
}: RadioGroupProps<Value>) {
  const id = useId();
  const [root, chosen, choose] = useChosenOption<Value, HTMLFieldSetElement>({
    ...{ options, value: given, defaultValue, onValueChange, onClear, ref },
  });
  const invalid = error !== undefined;
  return (
    <fieldset
      {...rest}
      ref={root}
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
              form={form}
              disabled={disabled}
              aria-describedby={hint === undefined ? undefined : `${id}-hint-${index}`}
              className={field.tick}
              checked={value === chosen}
              onChange={() => choose(value)}
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
