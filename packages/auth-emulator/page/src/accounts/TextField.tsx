import type { ReactNode } from 'react';
import { Button } from '../ui/Button.tsx';
import { Field, WithButton } from '../ui/Field.tsx';
import { Note } from '../ui/View.tsx';
import { FIELD_LABELS, type FieldName, NO, YES } from './accountFields.ts';

interface EditedField {
  name: FieldName;
  value: string;
  /** Another page's value, if it saved one while this one was edited. */
  other: string | undefined;
  onChange: (value: string) => void;
}

interface TextFieldProps extends EditedField {
  error: string | undefined;
  hint?: string;
  /** A button at the end of the input. */
  button?: ReactNode;
}

/** Renders a text of an account. */
export const TextField = ({
  name,
  value,
  error,
  hint,
  button,
  other,
  onChange,
}: TextFieldProps) => (
  <div>
    <Field label={FIELD_LABELS[name]} error={error} hint={hint}>
      {(control) => (
        <WithButton>
          <input
            {...control}
            value={value}
            placeholder="None"
            autoComplete="off"
            spellCheck={false}
            onChange={({ target }) => onChange(target.value)}
          />
          {button}
        </WithButton>
      )}
    </Field>
    <OtherValue {...{ name, value, other, onChange }} />
  </div>
);

const WORDS: Record<string, string> = { '': 'empty', [YES]: 'checked', [NO]: 'not checked' };

/** Renders the value that another page has saved since then. What was typed here stays. */
export function OtherValue({ name, other, onChange }: EditedField) {
  if (other === undefined) return null;
  const shown = WORDS[other] ?? `“${other.replaceAll(/\s+/g, ' ')}”`;
  return (
    <Note icon="alert" isWarning>
      Another page changed this to {shown}. Save overwrites it.{' '}
      <Button
        look="quiet"
        onClick={() => onChange(other)}
        aria-label={`Take its ${FIELD_LABELS[name]}`}
      >
        Take it
      </Button>
    </Note>
  );
}
