import { CheckField, type CheckFieldProps } from './CheckField.tsx';
import styles from './Switch.module.css';

export type SwitchProps = Omit<CheckFieldProps, 'role'>;

/**
 * A setting that is on or off at once, without a button to save it: the browser's checkbox as a switch. `className` and
 * `style` go to the whole field, the rest to the input.
 */
export function Switch(props: SwitchProps) {
  return <CheckField {...props} role="switch" inputClassName={styles.switch} />;
}
