import type { ComponentProps } from 'react';
import { Field, type FieldProps } from './Field.tsx';
import { NativeCheckbox } from './NativeCheckbox.tsx';

/** The props of a checkbox and of a switch. */
export type CheckFieldProps = Omit<ComponentProps<'input'>, 'type' | 'children'> & FieldProps;

/** A native checkbox before its label, as a checkbox or as a switch. */
export function CheckField({
  label,
  error,
  hint,
  className,
  style,
  id,
  'aria-describedby': describedBy,
  inputClassName,
  ...rest
}: CheckFieldProps & { inputClassName: string | undefined }) {
  const field = { label, error, hint, className, style, id, 'aria-describedby': describedBy };
  return (
    <Field variant="check" {...field}>
      {(input) => (
        <NativeCheckbox {...rest} {...input} type="checkbox" className={inputClassName} />
      )}
    </Field>
  );
}
