import { cx } from 'class-variance-authority';
import { type ComponentProps, type ReactNode, useId } from 'react';
import styles from './Field.module.css';

export type TextFieldProps = Omit<ComponentProps<'input'>, 'children'> & {
  /** The field's visible label and accessible name. */
  label: string;
  /** What is wrong with the value; marks the field invalid and describes it. */
  error?: string | undefined;
  /** Help that is always there, under the field. */
  hint?: ReactNode;
  /** Shown inside the box, after the text: a toggle, a unit. */
  trailing?: ReactNode;
};

/** A labelled line of text. `className` and `style` go to the whole field, the rest to the input. */
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
  const ownId = useId();
  const inputId = id ?? ownId;
  const errorId = `${inputId}-error`;
  const hintId = `${inputId}-hint`;
  return (
    <div className={cx(styles.field, className)} style={style}>
      <label htmlFor={inputId} className={styles.label}>
        {label}
      </label>
      <div className={styles.box} data-invalid={error !== undefined || undefined}>
        <input
          {...rest}
          id={inputId}
          aria-invalid={error !== undefined || undefined}
          aria-describedby={
            cx(error !== undefined && errorId, hint !== undefined && hintId, describedBy) ||
            undefined
          }
        />
        {trailing}
      </div>
      {error !== undefined && (
        <p id={errorId} className={styles.error}>
          {error}
        </p>
      )}
      {hint !== undefined && (
        <div id={hintId} className={styles.hint}>
          {hint}
        </div>
      )}
    </div>
  );
}
