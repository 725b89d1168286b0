import { CheckField, type CheckFieldProps } from './CheckField.tsx';
import * as styles from './Field.module.css';

export type CheckboxProps = CheckFieldProps;

/** A labelled checkbox. `className` and `style` apply to the whole field, other props to the input. */
export function Checkbox(props: CheckboxProps) {
  return <CheckField {...props} inputClassName={styles.tick} />;
}
