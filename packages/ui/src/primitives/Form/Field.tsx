import { cx } from 'class-variance-authority';
import { type ComponentProps, type ReactNode, useId } from 'react';
import * as base from '../BaseStyles/BaseStyles.module.css';
import { wrapText } from '../text/wrapText.tsx';
import * as styles from './Field.module.css';

/** The props of every field, besides the attributes of its input. */
export interface FieldProps {
  /** The visible label and accessible name. */
  label: ReactNode;
  /** The error message; marks the field as invalid and describes it. */
  error?: string | undefined;
  /** Permanent help below the field. */
  hint?: ReactNode;
}

type InputProps = Pick<ComponentProps<'input'>, 'id' | 'aria-invalid' | 'aria-describedby'>;

export type FieldOwnProps = FieldProps &
  Pick<ComponentProps<'div'>, 'id' | 'className' | 'style' | 'aria-describedby'> & {
    /** Marks the field as invalid without `error`, if the message is elsewhere, such as in an alert above. */
    invalid?: boolean | undefined;
    /** A label above a box, or after a checkbox. */
    variant?: 'box' | 'check' | undefined;
    /** Renders the input with the attributes that connect it to its label, error and hint. */
    children: (input: InputProps) => ReactNode;
  };

/**
 * The common parts of all fields: label, error and hint, connected to the input (WCAG 1.3.1, 3.3.1, 3.3.2). `className`
 * and `style` apply to the whole field, the id to the input.
 */
export function Field({
  variant = 'box',
  label,
  error,
  hint,
  invalid: isInvalid = false,
  id,
  'aria-describedby': describedBy,
  className,
  style,
  children,
}: FieldOwnProps) {
  const ownId = useId();
  const inputId = id ?? ownId;
  const hasError = error !== undefined;
  const invalid = hasError || isInvalid;
  const errorId = `${inputId}-error`;
  const hintId = `${inputId}-hint`;
  const input = children({
    id: inputId,
    'aria-invalid': invalid || undefined,
    'aria-describedby':
      cx(hasError && errorId, hint !== undefined && hintId, describedBy) || undefined,
  });
  return (
    <div className={cx(base.root, styles.field, className)} style={style}>
      {variant === 'box' ? (
        <>
          <label htmlFor={inputId} className={styles.label}>
            {label}
          </label>
          <div className={styles.box} data-invalid={invalid || undefined}>
            {input}
          </div>
        </>
      ) : (
        <label htmlFor={inputId} className={styles.check}>
          {wrapText(input)}
          {wrapText(label)}
        </label>
      )}
      {hasError && (
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
