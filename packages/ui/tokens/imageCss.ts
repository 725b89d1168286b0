import { parseColour } from './colour.ts';
import { pxOf } from './cssSize.ts';
import { splitOutside } from './cssTokens.ts';

const words = (css: string) => splitOutside(css, /\s/);

const isPercentage = (css: string) => /^-?(?:\d*\.)?\d+%$/.test(css);
const isAngle = (css: string) => /^-?(?:\d*\.)?\d+(?:deg|turn)$/.test(css);
const isLength = (css: string) => pxOf(css) !== undefined || isPercentage(css);

const isPlace = ([first = '', second, ...more]: string[]) =>
  more.length === 0 &&
  (isLength(first) || /^(?:left|center|right)$/.test(first)) &&
  (second === undefined || isLength(second) || /^(?:top|center|bottom)$/.test(second));

const SIDES = /^to (?:(?:top|bottom)(?: (?:left|right))?|(?:left|right)(?: (?:top|bottom))?)$/;

/** Validators for what precedes the colors of a gradient. */
const beginnings: Record<string, (css: string) => boolean> = {
  linear: (css) => isAngle(css) || SIDES.test(css),
  radial: (css) => {
    const [shape = '', ...sizes] = words(css);
    if (shape === 'circle') return sizes.length === 0;
    return (
      shape === 'ellipse' && (sizes.length === 0 || (sizes.length === 2 && sizes.every(isSize)))
    );
  },
  conic: (css) => css.startsWith('from ') && isAngle(css.slice('from '.length)),
};
const isSize = (css: string) =>
  (pxOf(css) ?? -1) >= 0 || (isPercentage(css) && !css.startsWith('-'));

function isStop(css: string, kind: string): boolean {
  const [colour = '', ...places] = words(css);
  const isPlaceOf = (place: string) =>
    isPercentage(place) || (kind === 'conic' ? isAngle(place) || place === '0' : isLength(place));
  const isColour = colour === 'currentColor' || parseColour(colour) !== undefined;
  return isColour && places.length <= 2 && places.every(isPlaceOf);
}

function isGradient(css: string): boolean {
  const [, kind = '', inside = ''] =
    css.match(/^(?:repeating-)?(linear|radial|conic)-gradient\(([\s\S]*)\)$/) ?? [];
  const [first = '', ...rest] = splitOutside(inside, /,/);
  if (isStop(first, kind)) return rest.length >= 1 && rest.every((stop) => isStop(stop, kind));
  const [, shape = '', place] = first.match(/^(.*?)\s*(?:\bat (.*))?$/s) ?? [];
  if (shape === '' && place === undefined) return false;
  if (place !== undefined && (kind === 'linear' || !isPlace(words(place)))) return false;
  if (shape !== '' && beginnings[kind]?.(shape) !== true) return false;
  return rest.length >= 2 && rest.every((stop) => isStop(stop, kind));
}

/** Returns whether a value is one image: an embedded SVG or a gradient. */
export const isImage = (css: string): boolean =>
  css === 'none' || /^url\("data:image\/svg\+xml,[^"\\\n]*"\)$/.test(css) || isGradient(css);

/** Returns whether a value is a list of images, each with an optional position and size. */
export function isMask(css: string): boolean {
  return splitOutside(css, /,/).every((layer) => {
    const [image = '', ...rest] = words(layer);
    const slash = rest.indexOf('/');
    const [place, size] =
      slash < 0 ? [rest, ['auto']] : [rest.slice(0, slash), rest.slice(slash + 1)];
    const isFine = size.length >= 1 && size.length <= 2;
    return (
      isImage(image) &&
      ((place.length === 0 && slash < 0) || isPlace(place)) &&
      isFine &&
      size.every((part) => part === 'auto' || isSize(part))
    );
  });
}

/** The number of arguments of each path command. */
const COMMANDS: Record<string, number> = {
  M: 2,
  L: 2,
  H: 1,
  V: 1,
  C: 6,
  S: 4,
  Q: 4,
  T: 2,
  A: 7,
  Z: 0,
};

/** Returns whether a value is a `path()` with valid SVG path data. */
export function isPath(css: string): boolean {
  const data = css.match(/^path\("([^"\\\n]*)"\)$/)?.[1]?.trim() ?? '';
  if (!/^M/i.test(data)) return false;
  return (data.match(/[a-z][^a-z]*/gi) ?? []).every((piece) => {
    const [command = ''] = piece;
    const numbers = piece.slice(1).match(/[-+]?(?:\d*\.)?\d+/g) ?? [];
    const rest = piece.slice(1).replaceAll(/[-+]?(?:\d*\.)?\d+/g, '');
    const count = COMMANDS[command.toUpperCase()];
    if (count === undefined || !/^[\s,]*$/.test(rest)) return false;
    return count === 0 ? numbers.length === 0 : numbers.length > 0 && numbers.length % count === 0;
  });
}
