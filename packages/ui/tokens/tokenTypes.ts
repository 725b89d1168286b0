import { parseColour } from './colour.ts';
import { resolveCss, type Tokens } from './cssTokens.ts';

/** The types of the Design Tokens format that the kit uses. */
export const tokenTypes = [
  'color',
  'cubicBezier',
  'dimension',
  'duration',
  'fontFamily',
  'fontWeight',
  'number',
  'shadow',
] as const;
export type TokenType = (typeof tokenTypes)[number];

/** A token's type, and what CSS needs in addition. */
export interface TokenKind {
  type: TokenType;
  /** The unit of a number: `em`, `%` or `deg`, which the format lacks. */
  unit?: string;
  /** A shadow for `filter`, so that it follows a shape. */
  filter?: boolean;
  /** An integer, for `z-index`. */
  whole?: boolean;
  /** A number that is not negative. */
  positive?: boolean;
  /** A size that may differ per corner. */
  corners?: boolean;
  /** A colour for which CSS may have an image. */
  image?: boolean;
}

/** Tokens without a kind have no type in the format: masks, pictures and outlines. */
export type TokenKinds = Map<string, TokenKind | undefined>;

const byName: [RegExp, TokenType][] = [
  [/^font-/, 'fontFamily'],
  [/^weight-/, 'fontWeight'],
  [/^shadow-/, 'shadow'],
];

const byValue: [RegExp, TokenType][] = [
  [/^-?[\d.]+(?:px|rem)$|^(?:clamp|min|max|calc)\(/, 'dimension'],
  [/^[\d.]+m?s$/, 'duration'],
  [/^(?:linear|ease(?:-in|-out|-in-out)?|cubic-bezier\(.*\))$/, 'cubicBezier'],
  [/^-?[\d.]+(?:em|%|deg)?$/, 'number'],
];

function kindOf(name: string, value: string): TokenKind | undefined {
  if (parseColour(value)) {
    return { type: 'color', ...(/^(?:inverse-)?brand-mark$/.test(name) && { image: true }) };
  }
  const isRadius = name.startsWith('radius-');
  const [, type] =
    byName.find(([pattern]) => pattern.test(name)) ??
    byValue.find(([pattern]) => pattern.test(value)) ??
    [];
  if (type === 'number') {
    const unit = value.replace(/^[-\d.]+/, '');
    return { type, unit, whole: name.startsWith('z-'), positive: isRadius };
  }
  if (type === 'dimension') return { type, corners: isRadius };
  if (type === 'shadow') return { type, filter: value.startsWith('drop-shadow(') };
  return type && { type };
}

/** Returns whether `var()` of a token is valid where a kind of value is expected. */
export const fits = (token: TokenKind, wanted: TokenKind): boolean =>
  token.type === wanted.type &&
  token.unit === wanted.unit &&
  !token.filter === !wanted.filter &&
  (!token.corners || wanted.corners === true) &&
  (!token.image || wanted.image === true) &&
  (!wanted.whole || token.whole === true) &&
  (!wanted.positive || token.positive === true);

/** Returns the kind of each token, by the kit's value: a brand may change values, not types. */
export const kindsOf = (kit: Tokens): TokenKinds =>
  new Map(
    [...kit.keys()].map((name) => [name, kindOf(name, resolveCss(kit, name, 'light') ?? '')]),
  );

/** Returns a token's path in a token file, such as `color.background`. */
export const pathOf = (name: string, { type }: TokenKind): string => `${type}.${name}`;
