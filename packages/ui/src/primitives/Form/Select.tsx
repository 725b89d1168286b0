'use client';

import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Field, type FieldProps } from './Field.tsx';
import styles from './Select.module.css';

/** One choice of a `Select`. */
export interface SelectOption<Value extends string> {
  value: Value;
  label: string;
}

type OwnProps = 'children' | 'value' | 'defaultValue' | 'multiple' | 'onChange';

export type SelectProps<Value extends string> = Omit<ComponentProps<'select'>, OwnProps> &
  FieldProps & {
    /** The choices, in order. */
    options: readonly SelectOption<Value>[];
    /** The one that is chosen, where the parent holds it; without it the field does. */
    value?: Value | undefined;
    /** The one to start with, where the field holds it; the first by default. */
    defaultValue?: Value | undefined;
    /** Another one was chosen. */
    onValueChange?: ((value: Value) => void) | undefined;
  };

/** A labelled choice of one: the browser's own select. `className` and `style` go to the whole field, the rest to it. */
export function Select<Value extends string>({
  label,
  error,
  hint,
  options,
  onValueChange,
  className,
  style,
  id,
  'aria-describedby': describedBy,
  ...rest
}: SelectProps<Value>) {
  const field = { label, error, hint, className, style, id, 'aria-describedby': describedBy };
  return (
    <Field variant="box" {...field}>
      {(input) => (
        <>
          <select
            {...rest}
            {...input}
            className={styles.select}
            onChange={(event) => {
              const chosen = options[event.target.selectedIndex];
              if (chosen) onValueChange?.(chosen.value);
            }}
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
