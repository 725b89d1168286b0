'use client';

import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Field, type FieldProps } from './Field.tsx';
import * as styles from './Select.module.css';
import { useChosenOption } from './useChosenOption.ts';

/** One choice of a `Select`. */
export interface SelectOption<Value extends string> {
  value: Value;
  label: string;
}

type OwnProps = 'children' | 'value' | 'defaultValue' | 'multiple' | 'onChange';

export type SelectProps<Value extends string> = Omit<ComponentProps<'select'>, OwnProps> &
  FieldProps & {
    /** The choices, in order. */
    options: ReadonlyArray<SelectOption<Value>>;
    /** The chosen option if the parent controls it; without it the field does. */
    value?: Value | undefined;
    /** The initial option of an uncontrolled field; the first one by default. */
    defaultValue?: Value | undefined;
    /** Called with the option that the user chooses. */
    onValueChange?: ((value: Value) => void) | undefined;
  };

/**
 * A labelled choice of one option: the native select. `className` and `style` apply to the whole field, other props to
 * the select.
 */
export function Select<Value extends string>({
  label,
  error,
  hint,
  options,
  value,
  defaultValue = options[0]?.value,
  onValueChange,
  className,
  style,
  id,
  ref,
  'aria-describedby': describedBy,
  ...rest
}: SelectProps<Value>) {
  const [select, chosen, choose] = useChosenOption<Value, HTMLSelectElement>({
    ...{ options, value, defaultValue, onValueChange, onClear: undefined, ref },
  });
  const field = { label, error, hint, className, style, id, 'aria-describedby': describedBy };
  return (
    <Field variant="box" {...field}>
      {(input) => (
        <>
          <select
            {...rest}
            {...input}
            ref={select}
            className={styles.select}
            {...(value === undefined ? { defaultValue } : { value: chosen })}
            onChange={(event) => choose(event.target.value)}
          >
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
          <ChevronDown aria-hidden="true" className={styles.chevron} />
        </>
      )}
    </Field>
  );
}
