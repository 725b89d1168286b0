/** @jsxRuntime classic */

// biome-ignore lint/correctness/noUnusedImports: Storybook's frame has a React of its own, without the automatic runtime
import * as React from 'react';
import type { Edits, TokenRow } from './edits.ts';

interface RowProps {
  row: TokenRow;
  isEdited: boolean;
  /** Without values the token is the brand's again. */
  onEdit: (values: Edits[string] | undefined) => void;
}

/** A token's values: one for each theme if it is a colour. */
export function TokenFields({ row: { name, type, light, dark }, isEdited, onEdit }: RowProps) {
  const isColour = type === 'color';
  return (
    <tr data-edited={isEdited || undefined}>
      <th scope="row">
        {type}.{name}
      </th>
      {isColour ? (
        <>
          <td>
            <ColourField
              name={`${name}, light`}
              value={light}
              onChange={(value) => onEdit({ light: value })}
            />
          </td>
          <td>
            <ColourField
              name={`${name}, dark`}
              value={dark}
              onChange={(value) => onEdit({ dark: value })}
            />
          </td>
        </>
      ) : (
        <td colSpan={2}>
          <TextField
            {...{ name }}
            value={light}
            onChange={(value) => onEdit({ light: value, dark: value })}
          />
        </td>
      )}
      <td>
        {isEdited && (
          <button type="button" aria-label={`Reset ${name}`} onClick={() => onEdit(undefined)}>
            Reset
          </button>
        )}
      </td>
    </tr>
  );
}

interface FieldProps {
  name: string;
  value: string;
  onChange: (value: string) => void;
}

/** The browser's picker knows no opacity: such a colour is typed. */
const ColourField = ({ name, value, onChange }: FieldProps) => (
  <span className="theme-colour">
    <input
      type="color"
      aria-label={`Pick ${name}`}
      value={/^#[\da-f]{6}$/i.test(value) ? value : '#000000'}
      disabled={!/^#[\da-f]{6}$/i.test(value)}
      onChange={({ target }) => onChange(target.value)}
    />
    <TextField {...{ name, value, onChange }} />
  </span>
);

/** Applies when it is left or Enter is pressed, so that half a value is no error. */
const TextField = ({ name, value, onChange }: FieldProps) => (
  <input
    key={value}
    aria-label={name}
    defaultValue={value}
    spellCheck={false}
    onBlur={({ target }) => target.value.trim() !== value && onChange(target.value.trim())}
    onKeyDown={({ key, currentTarget }) => key === 'Enter' && currentTarget.blur()}
  />
);
