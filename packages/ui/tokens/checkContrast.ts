import { type Colour, contrast, formatColour, hexOf } from './colour.ts';
import { type ContrastPair, contrastPairs, roles } from './contrastPairs.ts';
import { colourOf, type Theme, type Tokens, themes } from './cssTokens.ts';
import { fromOklch, toOklch } from './oklch.ts';

/** A pair of colours that fails WCAG AA. */
export interface LowContrast extends ContrastPair {
  theme: Theme;
  /** Undefined if one of the two is translucent or an image. */
  ratio: number | undefined;
  /** The smallest change that passes. */
  suggestion: Suggestion | undefined;
}

/** A token's nearest colour of the same hue. */
interface Suggestion {
  token: string;
  value: string;
  instead: string;
}

const STEP = 0.002; // of lightness: half of what changes one byte

const isOpaque = (colour: Colour | undefined): colour is Colour => colour?.[3] === 1;

/** Yields lighter and darker variants of a color at a distance. */
function* shifted(colour: Colour, distance: number): Generator<Colour> {
  const start = toOklch(colour);
  for (const lightness of [start.lightness - distance, start.lightness + distance]) {
    if (lightness >= 0 && lightness <= 1) yield fromOklch({ ...start, lightness });
  }
}

/** Returns whether a pair passes if one of its tokens has another colour. */
function passesWith(
  tokens: Tokens,
  theme: Theme,
  token: string,
  value: Colour,
  pair: ContrastPair,
) {
  const other = colourOf(tokens, token === pair.colour ? pair.background : pair.colour, theme);
  return !isOpaque(other) || contrast(value, other) >= roles[pair.role].minimum;
}

const pairsOf = (token: string) =>
  contrastPairs.filter(({ colour, background }) => [colour, background].includes(token));

/** Returns a token's nearest colour of the same hue with which all of its pairs pass; `undefined` without one. */
export function nearestPassing(tokens: Tokens, theme: Theme, token: string): Colour | undefined {
  const start = colourOf(tokens, token, theme);
  const isFine = (value: Colour) =>
    pairsOf(token).every((pair) => passesWith(tokens, theme, token, value, pair));
  if (!start || isFine(start)) return start;
  for (let distance = STEP; distance <= 1; distance += STEP) {
    for (const candidate of shifted(start, distance)) if (isFine(candidate)) return candidate;
  }
  return undefined;
}

/** Returns the pairs that `checkContrast` checks. */
export const pairsIn = (tokens: Tokens): ContrastPair[] =>
  contrastPairs.filter(({ colour, background }) => tokens.has(colour) && tokens.has(background));

/**
 * Returns the smallest change of lightness, of either colour, with which all pairs of its token pass. Without one,
 * the smallest with which this pair passes.
 */
function suggest(tokens: Tokens, failing: ContrastPair, theme: Theme): Suggestion | undefined {
  const everywhere = [failing.colour, failing.background].map((token) => ({
    token,
    pairs: pairsOf(token),
  }));
  for (const choices of [everywhere, [{ token: failing.colour, pairs: [failing] }]]) {
    for (let distance = STEP; distance <= 1; distance += STEP) {
      for (const { token, pairs } of choices) {
        const start = colourOf(tokens, token, theme);
        for (const candidate of start ? shifted(start, distance) : []) {
          if (!start || !pairs.every((pair) => passesWith(tokens, theme, token, candidate, pair)))
            continue;
          return { token, value: hexOf(candidate), instead: formatColour(start) };
        }
      }
    }
  }
  return undefined;
}

/** Returns the pairs below WCAG AA. Ignores a pair that lacks a token. */
export function checkContrast(tokens: Tokens, inThemes = themes): LowContrast[] {
  return inThemes.flatMap((theme) =>
    pairsIn(tokens).flatMap((pair) => {
      const colour = colourOf(tokens, pair.colour, theme);
      const background = colourOf(tokens, pair.background, theme);
      const ratio =
        isOpaque(colour) && isOpaque(background) ? contrast(colour, background) : undefined;
      if (ratio !== undefined && ratio >= roles[pair.role].minimum) return [];
      const suggestion = isOpaque(background) ? suggest(tokens, pair, theme) : undefined;
      return [{ ...pair, theme, ratio, suggestion }];
    }),
  );
}

/** Describes a failing pair in a sentence. */
export function describeLowContrast(failure: LowContrast): string {
  const { colour, background, theme, role, ratio, suggestion } = failure;
  const where = `color.${colour} on color.${background}, ${theme}`;
  const { token, value, instead } = suggestion ?? {};
  const hint = token
    ? ` The nearest that passes: color.${token} ${value}, instead of ${instead}.`
    : '';
  if (ratio === undefined) {
    return `${where}: one of them is see-through or an image: make both opaque colours.${hint}`;
  }
  const shown = (Math.floor(ratio * 100) / 100).toFixed(2); // 4.499 is not 4.50
  const what = role === 'text' ? 'text' : 'a control';
  return `${where}: ${shown} to 1, and ${what} needs ${roles[role].minimum}.${hint}`;
}
