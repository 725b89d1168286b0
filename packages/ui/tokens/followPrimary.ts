import { nearestPassing } from './checkContrast.ts';
import { contrast, formatColour } from './colour.ts';
import { colourOf, resolveCss, type Theme, type Tokens, themes } from './cssTokens.ts';
import { fromOklch, toOklch } from './oklch.ts';

/** The variations of `primary`: of a hovered and a pressed button, its glow, and text in its colour. */
const FOLLOWERS = ['primary-hover', 'primary-text', 'primary-glow'];

/**
 * Returns tokens in which the variations of a changed `primary` keep their distance from it in OKLCH, as far as contrast allows.
 * Variations with values of their own stay.
 * @param base the tokens before the change
 */
export function followPrimary(
  tokens: Tokens,
  base: Tokens,
): { tokens: Tokens; followed: Set<string> } {
  const next: Tokens = new Map(tokens);
  const followed = new Set<string>();
  const set = (name: string, theme: Theme, css: string) => {
    const value = next.get(name);
    if (value) next.set(name, { ...value, [theme]: css });
    followed.add(name);
  };
  const isUnchanged = (name: string, theme: Theme) =>
    tokens.has(name) && resolveCss(tokens, name, theme) === resolveCss(base, name, theme);

  for (const theme of themes) {
    const [before, now] = [base, tokens].map((each) => colourOf(each, 'primary', theme));
    if (!before || !now || isUnchanged('primary', theme)) continue;
    const on = colourOf(tokens, 'on-primary', theme);
    const ink = colourOf(tokens, 'on-accent', theme);
    const needsInk = on && contrast(on, now) < 4.5 && ink && contrast(ink, now) >= 4.5;
    if (needsInk && isUnchanged('on-primary', theme)) set('on-primary', theme, formatColour(ink));
    const [from, to] = [toOklch(before), toOklch(now)];
    for (const name of FOLLOWERS) {
      const colour = colourOf(base, name, theme);
      if (!colour || !isUnchanged(name, theme)) continue;
      const own = toOklch(colour);
      const [red, green, blue] = fromOklch({
        lightness: Math.min(1, Math.max(0, to.lightness + own.lightness - from.lightness)),
        chroma: from.chroma === 0 ? own.chroma : to.chroma * (own.chroma / from.chroma),
        hue: to.hue + own.hue - from.hue,
      });
      set(name, theme, formatColour([red, green, blue, colour[3]]));
      const passing = colour[3] === 1 && nearestPassing(next, theme, name);
      if (passing) set(name, theme, formatColour(passing));
    }
  }
  return { tokens: next, followed };
}
