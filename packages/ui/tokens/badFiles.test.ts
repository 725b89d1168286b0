import { readFileSync } from 'node:fs';
import { assert, integer, json, property } from 'fast-check';
import { expect, test } from 'vitest';
import { files, importFile, wholeFile, withText } from './testFile.ts';

const sample = readFileSync(new URL('samples/tokens-studio.json', import.meta.url), 'utf8');
const resolver = JSON.stringify(files.get('resolver.json'));
const nested = `${'{"light":'.repeat(5000)}1${'}'.repeat(5000)}`;

test.each<[what: string, content: string, problem: RegExp]>([
  ['nothing', '', /^The file is empty: export it again\.$/],
  ['a file that was cut off', wholeFile.slice(0, 5000), /ends too early, as if it were cut off/],
  [
    'a stylesheet',
    ':root { --ts-background: #fff }',
    /^The file is not JSON: .*\. Export it again/,
  ],
  ['JSON with a comment', `// mine\n${wholeFile}`, /^The file is not JSON/],
  ['a list', '[1, 2]', /^The file holds a list, not an object with the sets .*: \[1,2\]\.$/],
  ['10 MB', `"${'x'.repeat(10_000_000)}"`, /^The file has 10\.0 MB, and tokens fit into 1 MB/],
  ['deep nesting', nested, /^The file is nested too deeply/],
  ['an empty object', '{}', /needs the sets light and dark, and may have base; it has: none/],
  ['another name for dark', withText('"dark":', '"night":'), /it has: base, light, night\. Rename/],
  ['a set too many', withText(/\}$/, ',"dawn":{}}'), /^No theme takes the set “dawn”: move its/],
  ['the resolver', resolver, /^This is a resolver document, which only names other files: import/],
  ['a name twice', withText('"sun":', '"ink":{},"ink":'), /^"ink" is there twice in one object/],
  [
    'Tokens Studio without a dark theme',
    sample.replace('"name": "Dark"', '"name": "Midnight"'),
    /^\$themes needs one theme with the name dark; it has: Light, Midnight\. Rename/,
  ],
  [
    'Tokens Studio without a set',
    sample.replace('"lagoon/dark": {', '"lagoon/dusk": {'),
    /^The theme Dark takes the set “lagoon\/dark”, which is not in the file: export all sets/,
  ],
])('%s is refused', (_, content, problem) => {
  const { css, problems } = importFile(content);
  expect(problems).toEqual([expect.stringMatching(problem)]);
  expect(css).toBeUndefined();
});

test.each(['"type"', '"$type"'])(
  'a file with value and %s in an older format is refused',
  (type) => {
    const older = wholeFile.replaceAll('"$value"', '"value"').replaceAll('"$type"', type);
    expect(importFile(older).problems).toEqual([
      expect.stringMatching(/^The file is in an older format.*choose W3C DTCG.*convertToDTCG/),
    ]);
  },
);

test("rejects another project's file quickly", () => {
  const token = (index: number) => [`grey-${index}`, { $type: 'color', $value: '#777777' }];
  const tokens = Object.fromEntries(Array.from({ length: 15_000 }, (_, index) => token(index)));
  const foreign = importFile(JSON.stringify({ light: tokens, dark: {} }));
  expect(foreign.problems).toEqual([
    expect.stringMatching(/^No token of the file has a name of the kit's.* grey-0\. Start from/),
  ]);
  const color = { mint: { $type: 'color', $value: '#777777' } };
  const { problems } = importFile(JSON.stringify({ light: { color, ...tokens }, dark: {} }));
  expect(problems).toContain('14900 more are no tokens of the kit: is it the right file?');
  expect(problems.length).toBeLessThan(250);
});

test('rejects an endless chain of aliases', () => {
  const link = (index: number) => [`a${index}`, { $type: 'color', $value: `{a${index + 1}}` }];
  const chain = Object.fromEntries(Array.from({ length: 15_000 }, (_, index) => link(index)));
  const color = { mint: { $type: 'color', $value: '{a0}' } };
  const { problems } = importFile(JSON.stringify({ light: { color, ...chain }, dark: {} }));
  expect(problems).toContain('color.mint leads through more than 50 aliases: point at the value.');
});

test('accepts a byte order mark', () => {
  expect(importFile(`\uFEFF${wholeFile}`).problems).toEqual([]);
});

test('rejects any other text without throwing', () => {
  const isRefused = (content: string) => importFile(content).css === undefined;
  assert(property(json(), isRefused));
  const anywhere = integer({ min: 0, max: wholeFile.length - 1 });
  assert(
    property(anywhere, (end) => isRefused(wholeFile.slice(0, end))),
    { numRuns: 50 },
  );
});
