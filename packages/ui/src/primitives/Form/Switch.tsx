import type { ComponentProps } from 'react';
import { CheckField } from './CheckField.tsx';
import type { FieldProps } from './Field.tsx';
import * as styles from './Switch.module.css';

/** The documentation reads an element's props from here: it does not follow `Omit` of a type of ours. */
export type SwitchProps = Omit<ComponentProps<'input'>, 'role' | 'type' | 'children'> & FieldProps;

/**
 * A setting that applies at once, without a button to save it: a native checkbox as a switch. `className` and `style`
 * apply to the whole field, other props to the input.
 */
export function Switch(props: SwitchProps) {
  return <CheckField {...props} role="switch" inputClassName={styles.control} />;
}
