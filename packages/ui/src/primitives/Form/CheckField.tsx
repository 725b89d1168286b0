import type { ComponentProps } from 'react';
import { ControlledCheckbox } from './ControlledCheckbox.tsx';
import { Field, type FieldProps } from './Field.tsx';

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
  const Input = rest.checked === undefined ? 'input' : ControlledCheckbox;
  const field = { label, error, hint, className, style, id, 'aria-describedby': describedBy };
  return (
    <Field variant="check" {...field}>
      {(input) => <Input {...rest} {...input} type="checkbox" className={inputClassName} />}
    </Field>
  );
}
