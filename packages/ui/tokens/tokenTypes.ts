import { parseColour } from './colour.ts';
import { resolveCss, type Tokens } from './cssTokens.ts';

/** The types of the Design Tokens format that the kit's tokens have. */
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

/** A token's type, and what CSS wants to know besides. */
export interface TokenKind {
  type: TokenType;
  /** Of a number: `em`, `%` or `deg`, which the format does not know. */
  unit?: string;
  /** A shadow for `filter`, which follows a shape. */
  filter?: boolean;
  /** A number without a fraction: `z-index` takes no other. */
  whole?: boolean;
  /** A number that is not below 0. */
  positive?: boolean;
  /** A size that CSS may give each corner. */
  corners?: boolean;
  /** A colour that may be an image in CSS. */
  image?: boolean;
}

/** Tokens without a kind hold what the format does not know: masks, pictures and outlines. */
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

/** Whether a token may be read by `var()` where a kind of value is wanted. */
export const fits = (token: TokenKind, wanted: TokenKind): boolean =>
  token.type === wanted.type &&
  token.unit === wanted.unit &&
  !token.filter === !wanted.filter &&
  (!token.corners || wanted.corners === true) &&
  (!token.image || wanted.image === true) &&
  (!wanted.whole || token.whole === true) &&
  (!wanted.positive || token.positive === true);

/** The kind of each token. The kit's value decides: a brand may change values, not types. */
export const kindsOf = (kit: Tokens): TokenKinds =>
  new Map(
    [...kit.keys()].map((name) => [name, kindOf(name, resolveCss(kit, name, 'light') ?? '')]),
  );

/** A token's place in a token file, such as `color.background`. */
export const pathOf = (name: string, { type }: TokenKind): string => `${type}.${name}`;
