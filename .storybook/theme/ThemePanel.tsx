/** @jsxRuntime classic */

// biome-ignore lint/correctness/noUnusedImports: Storybook's frame has a React of its own, without the automatic runtime
import * as React from 'react';
import { useId, useState } from 'react';
import type { Edits } from './edits.ts';
import type { ThemeState } from './messages.ts';
import { PANEL_CSS } from './panelCss.ts';
import { TokenFields } from './TokenFields.tsx';

export interface ThemePanelProps {
  /** Undefined until the page has answered. */
  state: ThemeState | undefined;
  onEdit: (edits: Edits) => void;
  onExport: () => void;
}

/** Edits a brand's tokens while the story beside it shows them. */
export function ThemePanel({ state, onEdit, onExport }: ThemePanelProps) {
  const [words, setWords] = useState('');
  const [onlyEdited, setOnlyEdited] = useState(false);
  const id = useId();
  if (state === undefined) return <p className="theme-panel">Waiting for the story …</p>;
  const { rows, edits, brand } = state;
  const shown = rows.filter(
    ({ name, type }) =>
      `${type} ${name}`.includes(words.trim().toLowerCase()) && (!onlyEdited || name in edits),
  );
  const edit = (name: string, values: Edits[string] | undefined) => {
    const { [name]: before, ...others } = edits;
    onEdit(values ? { ...others, [name]: { ...before, ...values } } : others);
  };
  return (
    <div className="theme-panel">
      <style>{PANEL_CSS}</style>
      <div className="theme-head">
        <label htmlFor={id}>Find a token</label>
        <input
          {...{ id }}
          type="search"
          value={words}
          onChange={({ target }) => setWords(target.value)}
        />
        <label>
          <input
            type="checkbox"
            checked={onlyEdited}
            onChange={({ target }) => setOnlyEdited(target.checked)}
          />{' '}
          <span>Only edited ({Object.keys(edits).length})</span>
        </label>
        <button type="button" onClick={onExport}>
          Export token file
        </button>
        <button type="button" onClick={() => onEdit({})}>
          Reset {brand}
        </button>
      </div>
      <Verdict {...state} />
      <div className="theme-tokens">
        <table>
          <caption>
            Tokens of {brand}; both themes have the same value where there is one field
          </caption>
          <thead>
            <tr>
              <th scope="col">Token</th>
              <th scope="col">Light</th>
              <th scope="col">Dark</th>
              <th scope="col">Edited</th>
            </tr>
          </thead>
          <tbody>
            {shown.map((row) => (
              <TokenFields
                key={row.name}
                {...{ row }}
                isEdited={row.name in edits}
                onEdit={(values) => edit(row.name, values)}
              />
            ))}
          </tbody>
        </table>
        {shown.length === 0 && <p>No token matches.</p>}
      </div>
    </div>
  );
}

function Verdict({ problems, lowContrast, pairs }: ThemeState) {
  const lines = [...problems, ...lowContrast];
  return (
    <div
      role="status"
      className="theme-verdict"
      data-verdict={lines.length === 0 && pairs > 0 ? 'fine' : 'low'}
    >
      {problems.length > 0 && <p>Not shown, and not to be imported:</p>}
      {lines.length === 0 && pairs > 0 && (
        <p>All {pairs} pairs of colours have enough contrast in both themes.</p>
      )}
      {lines.length > 0 && (
        <ul>
          {lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
    </div>
  );
}
