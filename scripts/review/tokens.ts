import type { TokenChange, TokenContrast } from '../../.storybook/review/review.ts';
import { contrast } from '../../packages/ui/tokens/colour.ts';
import { contrastPairs, roles } from '../../packages/ui/tokens/contrastPairs.ts';
import {
  colourOf,
  PREFIX,
  readCssTokens,
  type Tokens,
  themes,
} from '../../packages/ui/tokens/cssTokens.ts';

/** The stylesheets with tokens, by brand. */
export type Sheets = ReadonlyMap<string, string>;

/** The brand of the kit's own tokens, of which every other brand replaces some. */
export const KIT_BRAND = 'toystore';

/** Returns the brand to which a stylesheet applies. */
export const brandIn = (css: string) => /\[data-brand="([^"]+)"\]/.exec(css)?.[1] ?? KIT_BRAND;

const written = (value: { light: string; dark: string } | undefined) => {
  if (value === undefined) return undefined;
  return value.light === value.dark
    ? value.light
    : `${value.light} in light, ${value.dark} in dark`;
};

/** Returns the tokens of all brands with another value than before. */
export function changedTokens(before: Sheets, after: Sheets) {
  const changes: TokenChange[] = [];
  let compared = 0;
  const kit = (sheets: Sheets) => sheets.get(KIT_BRAND) ?? '';
  for (const brand of new Set([...before.keys(), ...after.keys()])) {
    const [old, now] = [before.get(brand) ?? '', after.get(brand) ?? ''];
    const [oldTokens, nowTokens] = [readCssTokens(old), readCssTokens(now)];
    const names = new Set([...oldTokens.keys(), ...nowTokens.keys()]);
    compared += names.size;
    if (old === now) continue;
    const whole = {
      before: readCssTokens(kit(before), ...(brand === KIT_BRAND ? [] : [old])),
      after: readCssTokens(kit(after), ...(brand === KIT_BRAND ? [] : [now])),
    };
    for (const name of names) {
      const [was, is] = [written(oldTokens.get(name)), written(nowTokens.get(name))];
      if (was === is) continue;
      changes.push({
        token: PREFIX + name,
        brand,
        before: was,
        after: is,
        contrast: tightestPair(name, whole.before, whole.after),
      });
    }
  }
  return { tokens: changes, compared };
}

/** Returns the pair of a colour with the least contrast beyond what it needs. */
function tightestPair(name: string, before: Tokens, after: Tokens): TokenContrast | undefined {
  const pairs = contrastPairs
    .filter(({ colour, background }) => colour === name || background === name)
    .flatMap((pair) =>
      themes.flatMap((theme): (TokenContrast & { room: number })[] => {
        const now = ratioOf(after, pair.colour, pair.background, theme);
        if (now === undefined) return [];
        const { minimum: needed } = roles[pair.role];
        const other = pair.colour === name ? `on ${pair.background}` : `under ${pair.colour}`;
        const was = ratioOf(before, pair.colour, pair.background, theme);
        return [
          { pair: `${other}, ${theme}`, before: was, after: now, needed, room: now / needed },
        ];
      }),
    );
  const [tightest] = pairs.toSorted((one, other) => one.room - other.room);
  if (tightest === undefined) return undefined;
  const { room: _, ...contrastOfPair } = tightest;
  return contrastOfPair;
}

function ratioOf(tokens: Tokens, colour: string, background: string, theme: 'light' | 'dark') {
  const [front, back] = [colourOf(tokens, colour, theme), colourOf(tokens, background, theme)];
  return front && back ? contrast(front, back) : undefined;
}

/** Returns the names of changed tokens and of those whose value depends on one, such as `--ts-radius-l`. */
export function affectedTokens(
  changed: readonly TokenChange[],
  kit: string,
): Map<string, string[]> {
  const tokens = readCssTokens(kit);
  const roots = new Set(changed.map(({ token }) => token.slice(PREFIX.length)));
  const causesOf = (name: string, seen: string[] = []): string[] => {
    if (seen.includes(name)) return [];
    const own = roots.has(name) ? [PREFIX + name] : [];
    const values = Object.values(tokens.get(name) ?? {});
    const inner = values.flatMap((value) =>
      [...value.matchAll(/var\(--ts-([\w-]+)/g)].flatMap(([, used = '']) =>
        causesOf(used, [...seen, name]),
      ),
    );
    return [...new Set([...own, ...inner])];
  };
  const all = new Set([...tokens.keys(), ...roots]);
  return new Map([...all].map((name) => [PREFIX + name, causesOf(name)]));
}
