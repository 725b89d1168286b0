import { describe, expect, test } from 'vitest';
import type { Json, JsonObject } from './json.ts';
import { importFile, withText, withTokens, withValues } from './testFile.ts';

const srgb = (...components: Json[]) => ({ colorSpace: 'srgb', components });
const size = (value: number, unit: string) => ({ value, unit });

test.each<[path: string, value: Json, problem: string]>([
  ['color.mint', 'mintgreen', 'is "mintgreen": write a colour such as #d1404a.'],
  ['color.mint', { colorSpace: 'oklch' }, 'is in the colour space "oklch": export it in srgb.'],
  ['color.mint', srgb(143, 216, 184), 'has the components [143,216,184]: they are three numbers'],
  ['color.mint', srgb(1, 1), 'has the components [1,1]: they are three numbers from 0 to 1'],
  ['color.mint', { ...srgb(1, 1, 1), alpha: 50 }, 'has the alpha 50: it is a number from 0 to 1.'],
  [
    'color.mint',
    { ...srgb(1, 0, 0), hex: '#00ff00' },
    'has the hex "#00ff00", and its components are #ff0000: correct',
  ],
  [
    'color.mint',
    { $ref: '#/base/color/sun/$value/components' },
    'has the $ref "#/base/color/sun/$value/components": point',
  ],
  [
    'color.mint',
    '{dark.color.danger}',
    'points at {dark.color.danger}, and a theme takes color.danger from the set “light”: write {color.danger}.',
  ],
  [
    'color.mint',
    '{color.peppermint}',
    'points at {color.peppermint}, which is not in the file: add it,',
  ],
  ['color.mint', '{color.mint}', 'points at itself: color.mint → color.mint. Give one'],
  ['color.mint', '{dimension.page}', 'points at {dimension.page}, which has the type "dimension":'],
  [
    'dimension.page',
    '{dimension.target} * 2',
    'is "{dimension.target} * 2", a calculation: export',
  ],
  ['dimension.page', '16', 'is "16", without a unit: write px or rem.'],
  ['dimension.page', size(2, 'vw'), 'has the unit "vw": the format knows px or rem.'],
  ['dimension.page', '-4px', 'is -4px, below 0: write 0 or more.'],
  ['dimension.page', 'large', 'is "large": write a number and px or rem, such as 16px.'],
  ['dimension.page', size(1e21, 'px'), 'which is too large: write at most 100000.'],
  ['number.z-bar', 1.5, 'is 1.5: write a number without a fraction.'],
  ['number.radius-round', -50, 'is -50, below 0: write 0 or more.'],
  [
    'fontFamily.font-text',
    ['Figtree', 'inherit'],
    'has "inherit", which is no typeface: remove it',
  ],
  ['duration.spin', size(2, 'min'), 'has the unit "min": the format knows ms or s.'],
  ['fontWeight.weight-display', 4000, 'is 4000: a weight is a number from 1 to 1000.'],
  ['fontFamily.font-text', ['a; } body { color: red'], ": write a list of typefaces' names."],
  ['cubicBezier.ease', [2, 0, 1, 1], 'is [2,0,1,1]: write four numbers, the first and third'],
  ['number.z-bar', 'top', 'is "top": write a number.'],
  [
    'shadow.shadow-primary',
    '0 1px 2px black',
    'is "0 1px 2px black": write a shadow as an object with',
  ],
  ['shadow.shadow-primary', [], 'is a list without a shadow: write one, see-through for none.'],
  [
    'shadow.shadow-price-badge',
    { color: '#000000', spread: 4 },
    'has a spread or is inset, and this shadow follows a shape: set spread to 0',
  ],
])('%s: %j', (path, value, problem) => {
  const { css, problems } = importFile(withValues({ [path]: value }));
  const lines = problems.filter((line) => line.startsWith(`${path} `));
  expect(lines).toEqual([expect.stringContaining(problem)]);
  expect(css).toBeUndefined();
});

const withType = ($type: Json) => (token: JsonObject) => ({ ...token, $type });
const withCss = (css: Json) => (token: JsonObject) => ({
  ...token,
  $extensions: { 'io.github.toystore': { css } },
});
const withModifier = (type: string) => (token: JsonObject) => ({
  ...token,
  $extensions: { 'studio.tokens': { modify: { type, value: '0.2', space: 'lch' } } },
});
const intruder = (name: string) =>
  withText('"sun":', `"${name}":{"$type":"color","$value":"#fff"},"sun":`);
const unsafe = 'has CSS in $extensions that may not go into a stylesheet';

test.each<[what: string, content: string, problem: string]>([
  ['unknown', intruder('sunn'), 'color.sunn is no token of the kit: did you mean color.sun?'],
  ['in an unknown group', withText('"duration":', '"time":'), 'did you mean duration.spin?'],
  ['__proto__', intruder('__proto__'), '“color.__proto__” is not a name that a token may have'],
  [
    'missing',
    withText(/"mint":\{.*?\}\},/, ''),
    'color.mint is missing in light and dark: add it.',
  ],
  [
    'missing in one theme',
    withText(/"background":\{.*?\}\},/, ''),
    'color.background is missing in light: add it.',
  ],
  ['no object', withText(/"mint":\{.*?\}\}/, '"mint":"#fff"'), 'color.mint is "#fff", not a token'],
  ['a group as well', withText('"mint":{', '"mint":{"a":{},'), 'color.mint is a token and a group'],
  ['of another type', withTokens({ 'color.mint': withType('dimension') }), 'it has to be color.'],
  ['without a type', withText(/("mint":\{)"\$type":"color",/, '$1'), 'color.mint has no $type: it'],
  ['behind $ref', withText('"mint":', '"$ref":"#/x","mint":'), 'color.$ref fills a whole group'],
  [
    'of one theme, and no colour',
    withText(/"page":(\{.*?\}\}),(.*?"light":\{)/, '$2"dimension":{"page":$1},'),
    'dimension.page is missing in dark: add it.',
  ],
  [
    'of another size by theme',
    withText('"light":{', '"light":{"dimension":{"page":{"$type":"dimension","$value":"9px"}},'),
    'dimension.page differs between light and dark in more than colours: move it to base.',
  ],
  [
    'modified by Tokens Studio',
    withTokens({ 'color.mint': withModifier('lighten') }),
    'color.mint has a colour modifier of Tokens Studio, lighten 0.2, which is not applied here: write the colour',
  ],
  [
    'in a cycle of CSS',
    withTokens({
      'color.mint': (token) => withCss('var(--ts-sky)')({ ...token, $value: '#8fd8b8' }),
      'color.sky': (token) => withCss('var(--ts-mint)')({ ...token, $value: '#8fd8b8' }),
    }),
    'color.mint leads into a circle by the CSS in $extensions: remove that.',
  ],
  [
    'with CSS of another type',
    withTokens({
      'dimension.page': (token) => withCss('none')({ ...token, $value: { value: 0, unit: 'px' } }),
    }),
    'dimension.page would be "none" in CSS, which is not a dimension: correct it.',
  ],
  ['with an address', withTokens({ 'dimension.text-lg': withCss('url(https://a.b)') }), unsafe],
  [
    'with a second rule',
    withTokens({ 'dimension.page': withCss('0; } body { color: red') }),
    unsafe,
  ],
  ['with a foreign property', withTokens({ 'dimension.page': withCss('var(--mine)') }), unsafe],
  ['with a list as CSS', withTokens({ 'dimension.page': withCss([1]) }), unsafe],
  ['of CSS only, unknown', withText('"underline-path"', '"path"'), '"path" in $extensions is no'],
  ['of CSS only, unsafe', withText(/path\([^)]*\)/, 'none}'), 'underline-path in $extensions may'],
])('a token that is %s', (_, content, problem) => {
  const { css, problems } = importFile(content);
  expect(problems).toContainEqual(expect.stringContaining(problem));
  expect(css).toBeUndefined();
});

describe('several problems', () => {
  test('are listed one per line', () => {
    const content = withValues({
      'color.mint': 7,
      'number.z-bar': 'top',
      'color.on-surface': '#cccccc',
    });
    const { problems, lowContrast } = importFile(content);
    expect(problems).toEqual([
      expect.stringMatching(/^color\.mint /),
      expect.stringMatching(/^number\.z-bar /),
    ]);
    const pairs = lowContrast.map((pair) => `${pair.colour} on ${pair.background}, ${pair.theme}`);
    expect(pairs).toContain('on-surface on background, light');
    expect(new Set(pairs).size).toBe(pairs.length);
  });
});
