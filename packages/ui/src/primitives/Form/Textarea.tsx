import type { ComponentProps } from 'react';
import { Field, type FieldProps } from './Field.tsx';
import { NativeTextarea } from './NativeInput.tsx';
import * as styles from './Textarea.module.css';

export type TextareaProps = Omit<ComponentProps<'textarea'>, 'children'> & FieldProps;

/** A labelled multi-line text input. `className` and `style` apply to the whole field, other props to the textarea. */
export function Textarea({
  label,
  error,
  hint,
  className,
  style,
  id,
  rows = 4,
  'aria-describedby': describedBy,
  ...rest
}: TextareaProps) {
  const field = { label, error, hint, className, style, id, 'aria-describedby': describedBy };
  return (
    <Field {...field}>
      {(input) => <NativeTextarea {...rest} {...input} rows={rows} className={styles.textarea} />}
    </Field>
  );
}
