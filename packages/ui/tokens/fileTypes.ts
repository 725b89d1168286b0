import type { TokenType } from './tokenTypes.ts';

/** The format's types that each type of a file may mean, Tokens Studio's own included. */
const TYPES: Record<string, TokenType[]> = {
  borderRadius: ['dimension'],
  borderWidth: ['dimension'],
  boxShadow: ['shadow'],
  fontFamilies: ['fontFamily'],
  fontSizes: ['dimension'],
  fontWeights: ['fontWeight'],
  letterSpacing: ['number', 'dimension'],
  lineHeights: ['dimension'],
  opacity: ['number'],
  other: ['cubicBezier', 'duration', 'number'],
  paragraphSpacing: ['dimension'],
  sizing: ['dimension'],
  spacing: ['dimension'],
  string: ['cubicBezier', 'duration', 'fontFamily'],
  text: ['cubicBezier', 'duration', 'fontFamily'],
};

/** Returns whether a `$type` of a file may mean a type of the format. */
export const standsFor = ($type: unknown, type: TokenType): boolean =>
  $type === type ||
  (typeof $type === 'string' &&
    Object.hasOwn(TYPES, $type) &&
    TYPES[$type]?.includes(type) === true);
