import { cx } from 'class-variance-authority';
import { type ComponentProps, useId } from 'react';
import styles from './Field.module.css';

export type CheckboxProps = Omit<ComponentProps<'input'>, 'type' | 'children'> & {
  /** The visible label and accessible name. */
  label: string;
  /** What is wrong; marks the box invalid and describes it. */
  error?: string | undefined;
};

/** A labelled checkbox. `className` and `style` go to the whole field, the rest to the input. */
export function Checkbox({
  label,
  error,
  className,
  style,
  'aria-describedby': describedBy,
  ...rest
}: CheckboxProps) {
  const errorId = useId();
  return (
    <div className={cx(styles.field, className)} style={style}>
      <label className={styles.check}>
        <input
          {...rest}
          type="checkbox"
          aria-invalid={error !== undefined || undefined}
          aria-describedby={cx(error !== undefined && errorId, describedBy) || undefined}
        />
        {label}
      </label>
      {error !== undefined && (
        <p id={errorId} className={styles.error}>
          {error}
        </p>
      )}
    </div>
  );
}
