import {
  anything,
  array,
  assert,
  constantFrom,
  double,
  integer,
  oneof,
  option,
  property,
  readConfigureGlobal,
  record,
} from 'fast-check';
import { transform } from 'lightningcss';
import { expect, test } from 'vitest';
import { readKit } from '../build/brands.ts';
import { readCssTokens, resolveCss } from './cssTokens.ts';
import { cssToValue } from './cssToValue.ts';
import { findSets } from './findSets.ts';
import { EXTENSION, type Json, type JsonObject } from './json.ts';
import { refused } from './parsedCss.ts';
import { readTokens } from './readTokens.ts';
import { withTokens } from './testFile.ts';
import { toCss } from './toCss.ts';
import { kindsOf, pathOf, tokenTypes } from './tokenTypes.ts';

const kit = readCssTokens(readKit());
const kinds = kindsOf(kit);
const paths = [...kinds].flatMap(([name, kind]) => (kind ? [pathOf(name, kind)] : []));

const text = constantFrom(
  ...['', 'inherit', 'default', 'none', 'transparent', '#12345', '#1234', 'red', 'hsl(1 2% 3%)'],
  ...[
    'rgb(1,2 3)',
    'rgba(1, 2, 3, 0.00001)',
    '-1px',
    '1e3px',
    '.5rem',
    '16',
    '12pt',
    '1.2.3',
    '-0',
  ],
  ...['extra-black', 'bold', 'constructor', 'ease-in', 'cubic-bezier(,,,)', '-1s', '9deg', '5em'],
  ...['serif, inherit', '"a', 'a\\', 'M0', '{color}', '{ color.sun }', '{base.color.sun} * 2', '0'],
);
const number = oneof(
  integer({ min: -1000, max: 2000 }),
  double({ noNaN: true }),
  constantFrom(1.0000000000000002, -1e-17, 1e21, 0.1 + 0.2),
);
const alias = constantFrom(...paths).map((path) => `{${path}}`);
const ref = constantFrom(...paths).map((path) => ({ $ref: `#/base/${path.replace('.', '/')}` }));
const part = oneof(number, text, alias, ref);
const share = oneof(double({ min: -0.1, max: 1.1, noNaN: true }), constantFrom(0, 1, 'none'));
const colour = record(
  {
    colorSpace: constantFrom('srgb', 'srgb', 'srgb', 'oklch'),
    components: array(share, { minLength: 3, maxLength: 3 }),
    alpha: share,
    hex: constantFrom('#000000', '#ffffff'),
  },
  { requiredKeys: ['colorSpace', 'components'] },
);
const size = record({ value: number, unit: constantFrom('px', 'rem', 'ms', 's', 'vw', '', 'em') });
const shadow = record(
  {
    color: oneof(colour, text, alias),
    offsetX: oneof(size, part),
    offsetY: oneof(size, part),
    blur: oneof(size, part),
    spread: oneof(size, part),
    inset: constantFrom(true, false),
  },
  { requiredKeys: ['color'] },
);
const value = oneof(
  { weight: 4, arbitrary: oneof(part, colour, size, shadow, array(shadow, { maxLength: 3 })) },
  { weight: 1, arbitrary: array(part, { maxLength: 5 }) },
  { weight: 1, arbitrary: anything({ maxDepth: 2 }).map(toJson) },
);
const css = oneof(
  text,
  constantFrom(...[...kit.keys()].map((name) => `var(--ts-${name})`)),
  constantFrom(...[...kit.values()].map(({ light }) => light)),
  constantFrom('calc(1px + 1)', 'calc(2px*2)', '0 0 1px #000,', 'conic-gradient(#fff, #000 0)'),
);

/** Returns a value as JSON keeps it. */
function toJson(of: unknown): Json {
  return JSON.parse(
    JSON.stringify(of, (_, inner) => (typeof inner === 'bigint' ? 0 : inner)) ?? 'null',
  );
}

const change = record({ path: constantFrom(...paths), value, css: option(css, { freq: 4 }) });
const lookup = {
  alias: () => undefined,
  resolve: (name: string) => resolveCss(kit, name, 'light'),
};

/** A token with another value, or with the CSS of its value next to it. */
const edit =
  (path: string, $value: Json, beside: string | null) =>
  (token: JsonObject): JsonObject => {
    const type = tokenTypes.find((name) => path.startsWith(`${name}.`));
    if (beside === null || type === undefined) return { ...token, $value };
    const $extensions = { [EXTENSION]: { css: beside } };
    return { ...token, $value: toJson(cssToValue(type, beside, lookup)), $extensions };
  };

/** A sentence about a token, or about one that has its value in `$extensions`, and what to do. */
const NAMED = /^(?:[\w-]+\.[\w-]+|[\w-]+ in \$extensions) .+[.:] .+\.$/;

test('writes a stylesheet that a parser accepts, or names the token in a sentence', () => {
  assert(
    property(array(change, { minLength: 1, maxLength: 4 }), (changes) => {
      const edits = changes.map(({ path, value: $value, css: beside }) => [
        path,
        edit(path, toJson($value), beside),
      ]);
      const sets = findSets(JSON.parse(withTokens(Object.fromEntries(edits))));
      if (typeof sets === 'string') return expect.fail(sets);
      const { tokens, problems } = readTokens(sets, kit);
      if (problems.length > 0) {
        for (const problem of problems) expect(problem).toMatch(NAMED);
        return;
      }
      expect(refused(tokens)).toEqual([]);
      const sheet = Buffer.from(toCss(tokens, kinds, 'random', 'Random'));
      expect(() => transform({ filename: 'random.css', code: sheet })).not.toThrow();
    }),
    { numRuns: Math.ceil(Number(readConfigureGlobal().numRuns) / 4) }, // a file takes longer than a token
  );
});
