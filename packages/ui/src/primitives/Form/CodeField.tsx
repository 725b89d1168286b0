'use client';

import { cx } from 'class-variance-authority';
import { type ComponentProps, type CSSProperties, useImperativeHandle } from 'react';
import styles from './CodeField.module.css';
import { Field, type FieldOwnProps, type FieldProps } from './Field.tsx';
import { readCode } from './readDigits.ts';
import { useFieldValue } from './useFieldValue.ts';
import { usePrehydrationValue } from './usePrehydrationValue.ts';

type OwnProps = 'children' | 'value' | 'defaultValue' | 'onChange' | 'type' | 'maxLength';

export type CodeFieldProps = Omit<ComponentProps<'input'>, OwnProps> &
  FieldProps &
  Pick<FieldOwnProps, 'invalid'> & {
    /** How many digits the code has. */
    length?: number | undefined;
    /** The digits, where the parent holds them; without it the field does. */
    value?: string | undefined;
    /** The digits to start with, where the field holds them. */
    defaultValue?: string | undefined;
    /** Other digits were typed or pasted, and nothing but digits. */
    onValueChange?: ((digits: string) => void) | undefined;
  };

/** Not for the usual lengths, which the stylesheet has: a content policy may refuse style attributes in prerendered HTML. */
const lengthStyle = (
  length: number,
): (CSSProperties & Record<'--ts-length', number>) | undefined =>
  length >= 4 && length <= 8 ? undefined : { '--ts-length': length };

/**
 * A one-time code: one field, so that a code can be pasted and filled in at once. Blanks and dashes that a code is
 * written with are dropped. It never submits its form: a screen reader's user would be taken away from what they check.
 * `className` and `style` go to the whole field, the rest to the input.
 */
export function CodeField({
  length = 6,
  value: givenValue,
  defaultValue = '',
  onValueChange,
  label,
  error,
  hint,
  invalid,
  className,
  style,
  id,
  ref,
  'aria-describedby': describedBy,
  ...rest
}: CodeFieldProps) {
  const take = ({ value }: HTMLInputElement) => {
    const typed = readCode(value, length);
    if (typed !== digits) setDigits(typed);
  };
  const input = usePrehydrationValue(take);
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(ref, () => input.current, [
    input,
  ]);
  const [digits, setDigits] = useFieldValue(
    { value: givenValue, defaultValue, onValueChange },
    input,
  );
  return (
    <Field
      variant="box"
      {...{ label, error, hint, invalid, id }}
      aria-describedby={describedBy}
      className={cx(styles.code, className)}
      style={style}
    >
      {(tied) => (
        <span dir="ltr" className={styles.layers} data-length={length} style={lengthStyle(length)}>
          <input
            inputMode="numeric"
            autoComplete="one-time-code"
            pattern={`[0-9]{${length}}`}
            {...rest}
            {...tied}
            ref={input}
            type="text"
            value={digits}
            onChange={(event) => take(event.currentTarget)}
          />
          <span aria-hidden="true" className={styles.places}>
            {Array.from({ length }, (_, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a place is its index
              <span key={place}>{digits[place] ?? '0'}</span>
            ))}
          </span>
        </span>
      )}
    </Field>
  );
}
