import { type Json, quote } from './json.ts';
import type { TokenKind } from './tokenTypes.ts';
import { ValueProblem } from './valueProblem.ts';

/** The CSS for `{color.accent}`, called with `color.accent` and the kind of value that is wanted there. */
export type Alias = (path: string, kind: TokenKind) => string;

/** Converts a value that may be an alias. */
export function withAlias(
  value: Json,
  kind: TokenKind,
  alias: Alias,
  convert: () => string,
): string {
  const isText = typeof value === 'string';
  const path = isText ? value.match(/^\s*\{([^{}]+)\}\s*$/)?.[1] : undefined;
  if (path !== undefined) return alias(path.trim(), kind);
  if (isText && value.includes('{')) {
    throw new ValueProblem(`is ${quote(value)}, a calculation: export the result instead.`);
  }
  return convert();
}
