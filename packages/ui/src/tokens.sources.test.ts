import { globSync, readFileSync } from 'node:fs';
import { dirname, posix } from 'node:path';
import { describe, expect, test } from 'vitest';
import { classNames, readStylesheet, stylesheets } from '../build/stylesheets.ts';
import { rawValues, variablesRead, variablesSet } from '../build/tokenRules.ts';
import { declarations } from '../tokens/declarations.ts';

const TOKENS = 'packages/ui/src/tokens.css';
// The foundations' pages show the tokens; they are documentation, not part of the kit.
const sheets = stylesheets('**/*.css').filter(
  (path) => path !== TOKENS && !path.includes('/foundations/'),
);
const tokens = new Set(
  declarations(readStylesheet(TOKENS))
    .map(({ property }) => property)
    .filter((property) => property.startsWith('--')),
);
const root = new URL('../../../', import.meta.url);
const read = (path: string) => readFileSync(new URL(path, root), 'utf8');
const componentIn = (folder: string) =>
  globSync(`${folder}/*.{css,ts,tsx}`, { cwd: root }).filter((path) => !/stories|test/.test(path));

/** Has colours that a provider's guidelines prescribe. */
const PRESCRIBED = 'packages/ui/src/accounts/ProviderButton/ProviderButton.module.css';

test.each(sheets.filter((path) => path !== PRESCRIBED))(
  '%s holds no raw colour, text size, corner, shadow or motion',
  (path) => {
    expect(rawValues(readStylesheet(path))).toEqual([]);
  },
);

test.each(sheets)('%s reads only tokens, and properties its component sets', (path) => {
  const beside = componentIn(dirname(path)).map((file) => variablesSet(read(file)));
  const unknown = [...variablesRead(read(path))].filter(
    (name) =>
      !tokens.has(name) &&
      name !== '--ts-bottom-bar' && // a toy's page sets it on the document (usePurchaseBar.ts)
      !name.startsWith('--radix-') && // Radix sets them on elements that it positions
      !beside.some((names) => names.has(name)),
  );
  expect(unknown).toEqual([]);
});

test.each([TOKENS, ...sheets])('%s sets no custom property without the prefix ts-', (path) => {
  const folder = dirname(path);
  const files = path === TOKENS ? [path] : [path, ...componentIn(folder)];
  const names = files.flatMap((file) => [...variablesSet(read(file))]);
  expect(names.filter((name) => !name.startsWith('--ts-'))).toEqual([]);
});

test.each(sheets)('%s changes only at breakpoints of the scale', (path) => {
  const scale = declarations(readStylesheet(TOKENS))
    .filter(({ property }) => property.startsWith('--ts-breakpoint-'))
    .map(({ value }) => value);
  const widths = [...readStylesheet(path).matchAll(/@media ([^{]*\bwidth\b[^{]*)\{/g)].flatMap(
    ([, condition = '']) => condition.match(/[\d.]+[a-z]+/g) ?? [],
  );
  expect(widths.filter((width) => !scale.includes(width))).toEqual([]);
});

test('each token is used', () => {
  const texts = [TOKENS, ...sheets, ...globSync('packages/*/src/**/*.tsx', { cwd: root })].map(
    read,
  );
  const used = new Set(texts.flatMap((text) => [...variablesRead(text)]));
  // A component may choose a token by name: `var(--ts-${colour})` beside 'mint' | 'sky'.
  const chosen = texts.filter((text) => text.includes('var(--ts-${'));
  const dead = [...tokens].filter(
    (name) =>
      !name.startsWith('--ts-breakpoint-') &&
      !used.has(name) &&
      !chosen.some((text) => text.includes(`'${name.slice(5)}'`)),
  );
  expect(dead).toEqual([]);
});

describe('what counts as raw', () => {
  test.each([
    'color: #fff',
    'border: 1px solid CanvasText',
    'fill: color-mix(in oklab, red, var(--ts-on-surface))',
    'font-size: 14px',
    'font: 600 1rem / 1.2 var(--ts-font-display)',
    'font-family: "Fredoka", sans-serif',
    'border-radius: 8px',
    'box-shadow: 0 2px 4px var(--ts-on-surface)',
    'filter: drop-shadow(0 2px 4px var(--ts-on-surface))',
    'transition: color var(--ts-fast) ease-in',
    'animation: turn 3s var(--ts-ease) infinite',
    'z-index: 3',
  ])('%s', (declaration) => {
    expect(rawValues(`.a { ${declaration}; }`)).toHaveLength(1);
  });
});

/** The classes that components use from each CSS module. The compiler finds misspelt ones. */
const taken = new Map<string, Set<string>>();
for (const path of globSync('packages/*/src/**/*.{ts,tsx}', { cwd: root })) {
  const code = readFileSync(new URL(path, root), 'utf8');
  for (const [, name, from] of code.matchAll(
    /import (?:\* as )?(\w+) from '([^']+\.module\.css)'/g,
  )) {
    const module = posix.join(posix.dirname(path.replaceAll('\\', '/')), from ?? '');
    const classes = taken.get(module) ?? new Set();
    for (const [, used] of code.matchAll(new RegExp(`\\b${name}\\.([\\w$]+)`, 'g'))) {
      classes.add(used ?? '');
    }
    taken.set(module, classes);
  }
}

test.each(stylesheets('**/*.module.css'))('each class of %s is used', (path) => {
  const unused = classNames(readStylesheet(path)).filter((name) => !taken.get(path)?.has(name));
  expect(unused).toEqual([]);
});

test('no two CSS modules have the same name, which their built class names start with', () => {
  const names = stylesheets('**/*.module.css').map((path) => posix.basename(path));
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});

// With a rule for any element after another one, Chromium recalculates the styles of a whole parent when a child is
// added or removed before others: the whole page for each dialog. `:not(:first-child)` has the same meaning.

const ANY_SIBLING = /[+~]\s*[*:[][^{}]*\{/;

const comments = /\/\*.*?\*\//gs;

test.each(stylesheets('**/*.css'))('%s has no rule for any sibling', (path) => {
  expect(readStylesheet(path).replace(comments, '')).not.toMatch(ANY_SIBLING);
});
