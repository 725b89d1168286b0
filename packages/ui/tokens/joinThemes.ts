import { namesIn, type Theme } from './cssTokens.ts';
import type { TokenKind, TokenKinds } from './tokenTypes.ts';

const COLOUR = /var\(--ts-[\w-]+\)|#[0-9a-f]{3,8}|rgba?\([^)]*\)|transparent/gi;

/**
 * Returns one value for both themes, which may differ in colours only, because `light-dark()` accepts nothing else.
 * Undefined if they differ in more.
 */
export function joinThemes(
  { light, dark }: Record<Theme, string>,
  kind: TokenKind | undefined,
  kinds: TokenKinds,
): string | undefined {
  if (light === dark) return light;
  if (kind?.type !== 'color' && kind?.type !== 'shadow') return undefined;
  const colours = { light: light.match(COLOUR) ?? [], dark: dark.match(COLOUR) ?? [] };
  if (light.replaceAll(COLOUR, '') !== dark.replaceAll(COLOUR, '')) return undefined;
  const isColour = (value: string) =>
    namesIn(value).every((name) => {
      const read = kinds.get(name);
      return read?.type === 'color' && !read.image;
    });
  let [at, isFine] = [0, true];
  const joined = light.replaceAll(COLOUR, (colour) => {
    const other = colours.dark[at++] ?? colour;
    if (other === colour) return colour;
    isFine &&= isColour(colour) && isColour(other);
    return `light-dark(${colour}, ${other})`;
  });
  return isFine ? joined : undefined;
}
