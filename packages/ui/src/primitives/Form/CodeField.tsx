'use client';

import { cx } from 'class-variance-authority';
import type { ComponentProps, CSSProperties } from 'react';
import { useOwnRef } from '../focus/useOwnRef.ts';
import * as styles from './CodeField.module.css';
import { Field, type FieldOwnProps, type FieldProps } from './Field.tsx';
import { readCode } from './readDigits.ts';
import { useFieldValue } from './useFieldValue.ts';

type OwnProps = 'children' | 'value' | 'defaultValue' | 'onChange' | 'type' | 'maxLength';

export type CodeFieldProps = Omit<ComponentProps<'input'>, OwnProps> &
  FieldProps &
  Pick<FieldOwnProps, 'invalid'> & {
    /** The number of digits. */
    length?: number | undefined;
    /** The digits if the parent controls them; without it the field does. */
    value?: string | undefined;
    /** The initial digits of an uncontrolled field. */
    defaultValue?: string | undefined;
    /** Called with the new digits, without any other characters. */
    onValueChange?: ((digits: string) => void) | undefined;
  };

/** The stylesheet covers the usual lengths: a content policy may reject style attributes in prerendered HTML. */
const lengthStyle = (
  length: number,
): (CSSProperties & Record<'--ts-length', number>) | undefined =>
  length >= 4 && length <= 8 ? undefined : { '--ts-length': length };

/**
 * A one-time code in a single field, so that the user can paste it and browsers can fill it in. Spaces and dashes in a
 * code are dropped. It never submits its form by itself, so that screen reader users can check the code. `className`
 * and `style` apply to the whole field, other props to the input.
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
  const take = (text = '') => {
    const typed = readCode(text, length);
    if (typed !== digits) setDigits(typed);
  };
  const input = useOwnRef<HTMLInputElement>(ref);
  const [digits, setDigits] = useFieldValue(
    { value: givenValue, defaultValue, onValueChange },
    input,
    ([text]) => take(text),
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
            onChange={(event) => take(event.currentTarget.value)}
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
