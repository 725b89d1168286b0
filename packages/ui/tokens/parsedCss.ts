import { transform } from 'lightningcss';
import { readKit } from '../build/brands.ts';
import { readCssTokens, resolveCss, type Tokens, themes } from './cssTokens.ts';
import { kindsOf, type TokenKind } from './tokenTypes.ts';

const kit = readCssTokens(readKit());
const kinds = kindsOf(kit);
const units: Record<string, string> = { em: 'letter-spacing', '%': 'border-radius', deg: 'rotate' };

/** A property for which the kit uses a token of this kind. */
function propertyOf(name: string, kind: TokenKind | undefined): string {
  const { type, unit = '', whole, corners, filter, image } = kind ?? {};
  if (type === 'color') return image ? 'background' : 'color';
  if (type === 'cubicBezier') return 'transition-timing-function';
  if (type === 'dimension') return corners ? 'border-radius' : 'width';
  if (type === 'duration') return 'transition-duration';
  if (type === 'fontFamily') return 'font-family';
  if (type === 'fontWeight') return 'font-weight';
  if (type === 'shadow') return filter ? 'filter' : 'box-shadow';
  if (type === 'number') return units[unit] ?? (whole ? 'z-index' : 'opacity');
  return name.endsWith('-path') ? 'd' : 'mask';
}

/** Returns the declarations that Lightning CSS cannot parse. */
export function unparsed(declarations: string[]): string[] {
  const found = new Set<number>();
  transform({
    filename: 'brand.css',
    code: Buffer.from(declarations.map((text) => `a { ${text} }`).join('\n')),
    visitor: {
      Rule: {
        style: ({ value }) => {
          const all = value.declarations?.declarations ?? [];
          if (all.some(({ property }) => property === 'unparsed')) found.add(value.loc.line);
        },
      },
    },
  });
  return declarations.filter((_, line) => found.has(line));
}

/** Returns the declarations of a brand that differ from the kit's and that a parser rejects, in light and dark. */
export function refused(tokens: Tokens): string[] {
  const all: Tokens = new Map([...kit, ...tokens]);
  const declarations = themes.flatMap((theme) =>
    [...all.keys()].flatMap((name) => {
      const css = resolveCss(all, name, theme) ?? '';
      const isKits = css === resolveCss(kit, name, theme);
      if (isKits || name.endsWith('-path')) return []; // Lightning CSS does not know `d`
      // It rejects 0 as an angle.
      const parsed = css.startsWith('conic-') ? css.replaceAll(/ 0(?=[ ,)])/g, ' 0%') : css;
      return [`${propertyOf(name, kinds.get(name))}: ${parsed}`];
    }),
  );
  return unparsed(declarations);
}
