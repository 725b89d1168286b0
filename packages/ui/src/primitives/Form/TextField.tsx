import type { ComponentProps, ReactNode } from 'react';
import { wrapText } from '../text/wrapText.tsx';
import { Field, type FieldProps } from './Field.tsx';
import { NativeInput } from './NativeInput.tsx';

export type TextFieldProps = Omit<ComponentProps<'input'>, 'children'> &
  FieldProps & {
    /** Shown inside the box, after the text: a toggle or a unit. */
    trailing?: ReactNode;
  };

/** A labelled single-line text input. `className` and `style` apply to the whole field, other props to the input. */
export function TextField({
  label,
  error,
  hint,
  trailing,
  className,
  style,
  id,
  'aria-describedby': describedBy,
  ...rest
}: TextFieldProps) {
  const field = { label, error, hint, className, style, id, 'aria-describedby': describedBy };
  return (
    <Field variant="box" {...field}>
      {(input) => (
        <>
          <NativeInput {...rest} {...input} />
          {wrapText(trailing)}
        </>
      )}
    </Field>
  );
}
