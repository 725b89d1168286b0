import { checkContrast, type LowContrast } from './checkContrast.ts';
import { type Tokens, themes } from './cssTokens.ts';
import { findSets } from './findSets.ts';
import { followPrimary } from './followPrimary.ts';
import { readJson } from './readJson.ts';
import { readTokens } from './readTokens.ts';
import { toCss } from './toCss.ts';
import { kindsOf, type TokenKinds } from './tokenTypes.ts';

/** A brand's stylesheet, or the problems that prevent it. */
export interface ImportedBrand {
  css: string | undefined;
  /** One sentence each. With problems there is no stylesheet. */
  problems: string[];
  /** Hints, one sentence each: a file of one theme lacks the other. */
  notes: string[];
  /** Pairs of colors with too little contrast. The caller decides whether to reject them. */
  lowContrast: LowContrast[];
}

/** Returns the problem of a brand's name, which becomes a file name and an attribute value. */
export function problemOfName(name: string, taken: string[]): string | undefined {
  if (!/^[a-z][a-z0-9-]{0,39}$/.test(name) || name.endsWith('-')) {
    return `“${name}” cannot be a brand's name: write small letters, digits and hyphens, such as --name lagoon.`;
  }
  if (/^(?:con|prn|aux|nul|com\d|lpt\d|resolver)$/.test(name)) {
    return `“${name}” cannot be a brand's name: Windows or the token files have it for something else.`;
  }
  if (!taken.includes(name)) return undefined;
  return `There is a brand “${name}” already: choose another name, or delete its stylesheet first.`;
}

/** Returns a brand's title in the toolbar, unless its stylesheet has another. */
export const titleOf = (name: string): string =>
  name
    .split('-')
    .map((word) => word.slice(0, 1).toUpperCase() + word.slice(1))
    .join(' ');

/** Returns a hint for a file with one theme: the colours that the kit changes in dark. */
function describeMissingDark(kit: Tokens, kinds: TokenKinds): string {
  const paths = [...kit].flatMap(([name, { light, dark }]) =>
    kinds.get(name)?.type === 'color' && light !== dark ? [`color.${name}`] : [],
  );
  return `The file has one theme, which is taken as light, and dark looks the same. For a dark theme put the file's tokens into a set “light”, and into a set “dark” those with its own values: ${paths.join(', ')}.`;
}

/**
 * Creates a brand's stylesheet from a token file.
 * @param content the file's text
 * @param kit the kit's own tokens
 */
export function importBrand(content: string, name: string, kit: Tokens): ImportedBrand {
  const refuse = (problem: string) => ({
    css: undefined,
    problems: [problem],
    notes: [],
    lowContrast: [],
  });
  const file = readJson(content);
  if (typeof file === 'string') return refuse(file);
  const sets = findSets(file);
  if (typeof sets === 'string') return refuse(sets);

  const kinds = kindsOf(kit);
  const { tokens: written, problems } = readTokens(sets, kit);
  const { tokens, followed } = followPrimary(written, kit);
  const follows = [...followed].map((token) => `color.${token}`).join(', ');
  const lowContrast = checkContrast(tokens, sets.isSingle ? ['light'] : themes);
  // A value that equals the kit's is omitted and follows the kit; colours are not, because two palettes do not mix.
  const own = [...tokens].filter(
    ([token, { light, dark }]) =>
      kinds.get(token)?.type === 'color' ||
      kit.get(token)?.light !== light ||
      kit.get(token)?.dark !== dark,
  );
  const comment = `${titleOf(name)}: written by \`npm run tokens:import\`. Only ToyStore's tokens with other values.`;
  return {
    css: problems.length > 0 ? undefined : toCss(new Map(own), kinds, name, comment),
    problems,
    notes: [
      ...(sets.isSingle ? [describeMissingDark(kit, kinds)] : []),
      ...(follows ? [`The file changes color.primary, and these follow it: ${follows}.`] : []),
    ],
    lowContrast,
  };
}
