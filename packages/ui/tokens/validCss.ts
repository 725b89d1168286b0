import { parseColour } from './colour.ts';
import { pxOf } from './cssSize.ts';
import { splitOutside } from './cssTokens.ts';
import { isReserved } from './fontToCss.ts';
import { isImage, isMask, isPath } from './imageCss.ts';
import type { TokenKind, TokenType } from './tokenTypes.ts';

const words = (css: string) => splitOutside(css, /\s/);

/** Returns a function's arguments; undefined for anything else. */
const inside = (css: string, name: string) =>
  css.startsWith(`${name}(`) && css.endsWith(')') ? css.slice(name.length + 1, -1) : undefined;

const isNumber = (css: string) => /^-?(?:\d*\.)?\d+$/.test(css);

const isSize = (css: string) => (pxOf(css) ?? -1) >= 0;

const isFamily = (css: string) =>
  /^"[^"\\\n]*"$/.test(css) ||
  (/^-?[a-z_][\w-]*(?: -?[a-z_][\w-]*)*$/i.test(css) && !isReserved(css));

const isEasing = (css: string) => {
  if (/^(?:linear|ease(?:-in|-out|-in-out)?)$/.test(css)) return true;
  const points = splitOutside(inside(css, 'cubic-bezier') ?? '', /,/);
  const isShare = (point = '') => Number(point) >= 0 && Number(point) <= 1;
  return points.length === 4 && points.every(isNumber) && isShare(points[0]) && isShare(points[2]);
};

/** @param most the maximum number of lengths: `filter` has no spread */
function isLayer(css: string, most: number): boolean {
  const parts = words(css);
  const rest = parts.filter((part) => pxOf(part) === undefined);
  const start = parts.findIndex((part) => pxOf(part) !== undefined);
  const count = parts.length - rest.length;
  const lengths = parts.slice(start, start + count).map(pxOf); // consecutive
  const paint = rest.filter((part) => part !== 'inset' || most < 4);
  return (
    lengths.every((length) => length !== undefined) &&
    count >= 2 &&
    count <= most &&
    (lengths[2] ?? 0) >= 0 &&
    paint.length === 1 &&
    parseColour(paint[0] ?? '') !== undefined &&
    rest.length - paint.length <= 1
  );
}

const isShadow = (css: string, filter: boolean) =>
  css === 'none' ||
  (filter
    ? words(css).every((part) => isLayer(inside(part, 'drop-shadow') ?? '', 3))
    : splitOutside(css, /,/).every((part) => isLayer(part, 4)));

function isNumberOf({ unit = '', whole, positive }: TokenKind, css: string): boolean {
  const number = css.slice(0, css.length - unit.length);
  if (!css.endsWith(unit) || !isNumber(number)) return false;
  return !(whole && !Number.isInteger(Number(number))) && !(positive && Number(number) < 0);
}

const checks: Record<TokenType, (css: string, kind: TokenKind) => boolean> = {
  color: (css, { image }) => parseColour(css) !== undefined || (image === true && isImage(css)),
  cubicBezier: isEasing,
  dimension: (css, { corners }) => {
    const sizes = words(css);
    return sizes.length >= 1 && sizes.length <= (corners ? 4 : 1) && sizes.every(isSize);
  },
  duration: (css) => /^(?:\d*\.)?\d+m?s$/.test(css),
  fontFamily: (css) => splitOutside(css, /,/).every(isFamily),
  fontWeight: (css) => isNumber(css) && Number(css) >= 1 && Number(css) <= 1000,
  number: (css, kind) => isNumberOf(kind, css),
  shadow: (css, { filter = false }) => isShadow(css, filter),
};

/**
 * Returns whether a value without `var()` is valid where the kit uses the token. Stricter than CSS: it also rejects what
 * the kit does not need.
 */
export function isValidCss(name: string, kind: TokenKind | undefined, css: string): boolean {
  const bare = css.replaceAll(/"[^"]*"/g, '""');
  if (/(?:^|[,(])\s*,|,\s*(?:$|\))/.test(bare)) return false; // an empty list item
  if (kind !== undefined) return checks[kind.type](css, kind);
  if (name.endsWith('-path')) return isPath(css);
  return /^scallop-(?:hanging|rising)$/.test(name) ? isMask(css) : isImage(css);
}
