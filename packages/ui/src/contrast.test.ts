import { describe, expect, test } from 'vitest';
import { readBrands } from '../build/brands.ts';
import { readStylesheet, stylesheets } from '../build/stylesheets.ts';
import { contrast } from '../tokens/colour.ts';
import { contrastPairs, roles } from '../tokens/contrastPairs.ts';
import { colourOf, readCssTokens, themes } from '../tokens/cssTokens.ts';
import { declarations } from '../tokens/declarations.ts';

/** Colours that users do not need to see. */
const decoration = [
  ...'skeleton border inverse-border coral sun mint sky lilac blush primary-glow'.split(' '),
  ...'promo-shade underline scrim shade-near shade-soft shade-mid shade-deep'.split(' '),
  ...['brand-mark', 'inverse-brand-mark'], // beside the shop's name, and measured below
  ...['on-brand-mark', 'inverse-on-brand-mark'],
  'payment-mark', // behind logos with their own colours
];

/** Next to a text with the same content, such as the star before "Rating: 4.9". */
const besideText = ['accent'];

const kit = readStylesheet('packages/ui/src/tokens.css');
const looks = [
  { look: 'the kit', tokens: readCssTokens(kit) },
  ...Object.entries(readBrands()).map(([look, css]) => ({ look, tokens: readCssTokens(kit, css) })),
].flatMap(({ look, tokens }) => themes.map((theme) => ({ look, tokens, theme })));

describe.each(looks)('$look, $theme', ({ tokens, theme }) => {
  test.each(contrastPairs)('$colour on $background as $role', ({ colour, background, role }) => {
    const [one, other] = [colour, background].map((name) => colourOf(tokens, name, theme));
    if (one === undefined || other === undefined) throw new Error('One of them is no colour.');
    expect([one[3], other[3]]).toEqual([1, 1]); // transparent colours have no contrast of their own
    expect(contrast(one, other)).toBeGreaterThanOrEqual(roles[role].minimum);
  });
});

/** A brand file from before this token: the name beside its mark is enough. */
const withoutMark = 'heirloom';

test.each(looks.filter(({ look }) => look !== withoutMark))(
  'the brand mark stands off the footer: $look, $theme',
  ({ tokens, theme }) => {
    const [mark, footer] = ['inverse-brand-mark', 'inverse'].map((name) =>
      colourOf(tokens, name, theme),
    );
    const isImage = mark === undefined; // which has its own colours
    if (footer === undefined) throw new Error('The footer has no colour.');
    expect(isImage || contrast(mark, footer) >= roles.control.minimum).toBe(true);
  },
);

describe('the pairs are complete', () => {
  const tokens = readCssTokens(kit);
  const colours = [...tokens.keys()].filter((name) =>
    themes.some((theme) => colourOf(tokens, name, theme) !== undefined),
  );

  test('each colour token is in a pair, or decorative', () => {
    const placed = new Set([
      ...contrastPairs.flatMap(({ colour, background }) => [colour, background]),
      ...decoration,
    ]);
    expect(colours.filter((name) => !placed.has(name))).toEqual([]);
  });

  test('each token that a stylesheet gives to text has a background in a pair', () => {
    const used = stylesheets('**/*.css').flatMap((path) =>
      declarations(readStylesheet(path))
        .filter(({ property }) => /^(color|--ts-on-button)$/.test(property))
        .flatMap(({ value }) => value.match(/^var\(--ts-([\w-]+)\)$/)?.[1] ?? []),
    );
    const given = [...new Set(used)].filter((name) => colours.includes(name));
    const onBackgrounds = new Set(contrastPairs.map(({ colour }) => colour));
    const needNone = new Set([...decoration, ...besideText]);
    expect(given.filter((name) => !onBackgrounds.has(name) && !needNone.has(name))).toEqual([]);
  });
});
