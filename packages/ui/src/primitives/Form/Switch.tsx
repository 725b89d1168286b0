import type { ComponentProps } from 'react';
import { Field, type FieldProps } from './Field.tsx';
import styles from './Switch.module.css';

export type SwitchProps = Omit<ComponentProps<'input'>, 'type' | 'role' | 'children'> & FieldProps;

/**
 * A setting that applies at once, without a button to save it: a native checkbox as a switch. `className` and `style`
 * apply to the whole field, other props to the input.
 */
export function Switch({
  label,
  error,
  hint,
  className,
  style,
  id,
  'aria-describedby': describedBy,
  ...rest
}: SwitchProps) {
  const field = { label, error, hint, className, style, id, 'aria-describedby': describedBy };
  return (
    <Field variant="check" {...field}>
      {(input) => (
        // biome-ignore lint/a11y/useAriaPropsForRole: a checkbox has its state itself
        <input {...rest} {...input} type="checkbox" role="switch" className={styles.switch} />
      )}
    </Field>
  );
}
