import { isObject, type Json, quote } from './json.ts';
import type { TokenKind } from './tokenTypes.ts';
import { ValueProblem } from './valueProblem.ts';

/** Returns the CSS for `{color.accent}`: gets `color.accent` and the expected kind of value. */
export type Alias = (path: string, kind: TokenKind) => string;

/** Returns `color.accent` for `#/color/accent/$value`. */
function pathOfRef(ref: Json | undefined): string {
  const pointer = typeof ref === 'string' ? ref.match(/^#\/(.+?)(?:\/\$value)?$/)?.[1] : undefined;
  if (pointer === undefined || pointer.includes('$value/')) {
    throw new ValueProblem(
      `has the $ref ${quote(ref)}: point at a whole token of this file, such as #/color/sun/$value, or write the value.`,
    );
  }
  const keys = pointer.split('/').map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'));
  return keys.join('.');
}

/** Returns the target of an alias (`{color.accent}`, or `$ref` with a JSON pointer); undefined for other values. */
export function pathIn(value: Json): string | undefined {
  if (isObject(value)) return '$ref' in value ? pathOfRef(value.$ref) : undefined;
  return typeof value === 'string' ? value.match(/^\s*\{([^{}]+)\}\s*$/)?.[1]?.trim() : undefined;
}

/** Converts a value that may be an alias. */
export function withAlias(
  value: Json,
  kind: TokenKind,
  alias: Alias,
  convert: () => string,
): string {
  const path = pathIn(value);
  if (path !== undefined) return alias(path, kind);
  if (typeof value === 'string' && value.includes('{')) {
    throw new ValueProblem(`is ${quote(value)}, a calculation: export the result instead.`);
  }
  return convert();
}
