import { transform } from 'lightningcss';
import { readKit } from '../build/brands.ts';
import { readCssTokens, resolveCss, type Tokens, themes } from './cssTokens.ts';
import { kindsOf, type TokenKind } from './tokenTypes.ts';

const kit = readCssTokens(readKit());
const kinds = kindsOf(kit);
const units: Record<string, string> = { em: 'letter-spacing', '%': 'border-radius', deg: 'rotate' };

/** A property that the kit sets to such a token. */
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

/** The declarations that Lightning CSS does not take for what they are. */
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

/** What a brand declares otherwise than the kit, and a parser refuses, in light and in dark. */
export function refused(tokens: Tokens): string[] {
  const all: Tokens = new Map([...kit, ...tokens]);
  const declarations = themes.flatMap((theme) =>
    [...all.keys()].flatMap((name) => {
      const css = resolveCss(all, name, theme) ?? '';
      const isKits = css === resolveCss(kit, name, theme);
      if (isKits || name.endsWith('-path')) return []; // Lightning CSS does not know `d`
      // It takes no 0 for an angle.
      const parsed = css.startsWith('conic-') ? css.replaceAll(/ 0(?=[ ,)])/g, ' 0%') : css;
      return [`${propertyOf(name, kinds.get(name))}: ${parsed}`];
    }),
  );
  return unparsed(declarations);
}
