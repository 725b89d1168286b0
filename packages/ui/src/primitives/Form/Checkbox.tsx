import type { ComponentProps } from 'react';
import styles from './Field.module.css';
import { Field, type FieldProps } from './Field.tsx';

export type CheckboxProps = Omit<ComponentProps<'input'>, 'type' | 'children'> & FieldProps;

/** A labelled checkbox. `className` and `style` apply to the whole field, other props to the input. */
export function Checkbox({
  label,
  error,
  hint,
  className,
  style,
  id,
  'aria-describedby': describedBy,
  ...rest
}: CheckboxProps) {
  const field = { label, error, hint, className, style, id, 'aria-describedby': describedBy };
  return (
    <Field variant="check" {...field}>
      {(input) => <input {...rest} {...input} type="checkbox" className={styles.tick} />}
    </Field>
  );
}
