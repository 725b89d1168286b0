import { CheckField, type CheckFieldProps } from './CheckField.tsx';
import styles from './Switch.module.css';

export type SwitchProps = Omit<CheckFieldProps, 'role'>;

/**
 * A setting that applies at once, without a button to save it: a native checkbox as a switch. `className` and `style`
 * apply to the whole field, other props to the input.
 */
export function Switch(props: SwitchProps) {
  return <CheckField {...props} role="switch" inputClassName={styles.switch} />;
}
