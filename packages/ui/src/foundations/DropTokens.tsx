import { useId, useState, useSyncExternalStore } from 'react';
import { describeLowContrast } from '../../tokens/checkContrast.ts';
import { contrastPairs } from '../../tokens/contrastPairs.ts';
import { readCssTokens } from '../../tokens/cssTokens.ts';
import { type ImportedBrand, importBrand } from '../../tokens/importBrand.ts';
import { problemOfSize } from '../../tokens/readJson.ts';
import { Button } from '../primitives/Button/Button.tsx';
import { kitCss } from './brandSheets.ts';
import * as styles from './Exchange.module.css';
import { TRIED_BRAND, triedBrand, tryBrand } from './triedBrand.ts';

interface Dropped extends ImportedBrand {
  file: string;
}

/**
 * Loads a token file and applies it to all of Storybook. The file does not leave the browser, and nothing is stored.
 */
export function DropTokens() {
  const [dropped, setDropped] = useState<Dropped>();
  const isTried = useSyncExternalStore(triedBrand.subscribe, triedBrand.isTried);
  const inputId = useId();

  const take = async (file: File | undefined) => {
    if (file === undefined) return;
    const brand = await read(file);
    setDropped({ file: file.name, ...brand });
    tryBrand(brand.css);
  };

  return (
    <>
      <label className={styles.label} htmlFor={inputId}>
        Token file
      </label>
      <input
        id={inputId}
        className={styles.drop}
        type="file"
        accept=".json,application/json"
        onClick={(event) => {
          event.currentTarget.value = ''; // so that choosing the same file again fires an event
        }}
        onChange={(event) => void take(event.target.files?.[0])}
      />
      <div role="status">{dropped && <Verdict {...dropped} />}</div>
      {dropped && <Problems {...dropped} />}
      {isTried && (
        <div className={styles.tried}>
          <p>
            All of Storybook shows it now. Look at any page in the sidebar, in light and in dark.
          </p>
          <Button
            onClick={() => {
              tryBrand(undefined);
              setDropped(undefined);
            }}
          >
            Stop trying it
          </Button>
        </div>
      )}
    </>
  );
}

async function read(file: File): Promise<ImportedBrand> {
  const refuse = (problem: string) => ({
    css: undefined,
    problems: [problem],
    notes: [],
    lowContrast: [],
  });
  const tooLarge = problemOfSize(file.size);
  if (tooLarge !== undefined) return refuse(tooLarge);
  try {
    return importBrand(await file.text(), TRIED_BRAND, readCssTokens(kitCss));
  } catch {
    return refuse('The browser could not read the file. Please choose it again.');
  }
}

function Verdict({ file, css, lowContrast }: Dropped) {
  const passes = css !== undefined && lowContrast.length === 0;
  return (
    <p className={styles.verdict} data-verdict={passes ? 'pass' : 'fail'}>
      <b>{file}</b>{' '}
      {css === undefined
        ? 'cannot be imported, and is not shown:'
        : passes
          ? `passes: all ${contrastPairs.length} pairs of colours have enough contrast in light and dark.`
          : 'can be tried, but not imported: these colours are too close (WCAG 2.2, AA).'}
    </p>
  );
}

function Problems({ problems, notes, lowContrast }: Dropped) {
  const lines = [...problems, ...lowContrast.map(describeLowContrast), ...notes];
  return (
    lines.length > 0 && (
      <ul className={styles.problems}>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    )
  );
}
