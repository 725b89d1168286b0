import { type Alias, pathIn } from './alias.ts';
import { type CollectedTokens, collectedPath, type FileToken } from './collectTokens.ts';
import { pxOf } from './cssSize.ts';
import { cssToValue } from './cssToValue.ts';
import { quote } from './json.ts';
import { formatNumber } from './measures.ts';
import { isSafeCss } from './safeCss.ts';
import { fits, pathOf, type TokenKind, type TokenKinds, type TokenType } from './tokenTypes.ts';
import { ValueProblem } from './valueProblem.ts';
import { valueToCss } from './valueToCss.ts';

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
const standsFor = ($type: unknown, type: TokenType): boolean =>
  $type === type ||
  (typeof $type === 'string' &&
    Object.hasOwn(TYPES, $type) &&
    TYPES[$type]?.includes(type) === true);

const LONGEST_CHAIN = 50; // a longer one is a mistake, and would overflow the stack

/**
 * Returns the CSS of one theme's tokens: aliases resolved, and the CSS stored next to a value if it applies.
 * @param sets the names of all sets in the file
 */
export function resolveTokens({ byPath }: CollectedTokens, kinds: TokenKinds, sets: string[]) {
  const names = new Map(
    [...kinds].flatMap(([name, kind]) => (kind ? [[pathOf(name, kind), name] as const] : [])),
  );
  /** The targets of aliases. */
  const targets = new Set<string>();

  /** Returns the target of an alias: `{base.color.sun}` is `{color.sun}`, unless a later set replaces that. */
  function locate(written: string): string {
    const path = collectedPath(written);
    if (byPath.has(path)) return path;
    const set = sets.find((name) => path.startsWith(`${name}.`));
    const inSet = collectedPath(path.slice((set ?? '').length + 1));
    const token = byPath.get(inSet);
    if (set === undefined || token === undefined) {
      throw new ValueProblem(
        `points at {${written}}, which is not in the file: add it, or write the value.`,
      );
    }
    if (token.set === set) return inSet;
    throw new ValueProblem(
      `points at {${path}}, and a theme takes ${inSet} from the set “${token.set}”: write {${inSet}}.`,
    );
  }

  function tokenAt(path: string, kind: TokenKind, from: string[]): FileToken {
    const token = byPath.get(path);
    const [asker] = from.slice(-1);
    if (token === undefined) throw new ValueProblem('is not in the file: add it.');
    if (from.includes(path)) {
      const chain = [...from, path].join(' → ');
      throw new ValueProblem(`points at itself: ${chain}. Give one of them a value.`);
    }
    if (from.length > LONGEST_CHAIN) {
      throw new ValueProblem(
        `leads through more than ${LONGEST_CHAIN} aliases: point at the value.`,
      );
    }
    const { type, value, modifier } = token;
    const where = asker === undefined ? '' : `points at {${path}}, which `;
    if (modifier !== undefined) {
      throw new ValueProblem(
        `${where}has a colour modifier of Tokens Studio, ${modifier}, which is not applied here: write the colour that it gives and remove the modifier.`,
      );
    }
    const isAlias = pathIn(value) !== undefined;
    if (standsFor(type, kind.type) || (type === undefined && isAlias)) return token;
    const what = type === undefined ? 'has no $type' : `has the type ${quote(type)}`;
    throw new ValueProblem(`${where}${what}: it has to be ${kind.type}.`);
  }

  /** Returns a token's value with aliases resolved, and without the CSS next to it. */
  function valueAt(path: string, kind: TokenKind, from: string[] = []): string {
    const token = tokenAt(path, kind, from);
    return valueToCss(kind, token.value, (target, wanted) =>
      valueAt(locate(target), wanted, [...from, path]),
    );
  }

  /**
   * Returns the CSS stored with a value, unless the value was edited. A size that depends on the viewport is scaled by the edit
   * instead: a desktop's headline would be too large on a phone.
   */
  function cssBeside(path: string, name: string, kind: TokenKind): string | undefined {
    const css = byPath.get(path)?.css;
    if (css === undefined) return undefined;
    if (typeof css !== 'string' || !isSafeCss(css, (inner) => kinds.has(inner))) {
      throw new ValueProblem(
        `has CSS in $extensions that may not go into a stylesheet: ${quote(css)}. Remove it.`,
      );
    }
    const inner = (other: string): string | undefined => {
      const otherKind = kinds.get(other);
      const otherPath = otherKind && pathOf(other, otherKind);
      return otherPath && byPath.has(otherPath) && other !== name
        ? valueAt(otherPath, otherKind, [path])
        : undefined;
    };
    const plain = { type: kind.type };
    const alias: Alias = (target, wanted) => valueAt(locate(target), wanted, [path]);
    const value = cssToValue(kind.type, css, { alias: () => undefined, resolve: inner });
    const edited = valueAt(path, plain);
    if (valueToCss(plain, value, alias) === edited) return css;
    const [before, now] = [pxOf(css), pxOf(edited)];
    if (!css.includes('vw') || !before || !now) return undefined;
    return `calc(${css} * ${formatNumber(now / before)})`;
  }

  /** Returns a token's CSS; a reference to a token of the kit becomes `var()`. */
  function cssAt(path: string, name: string, kind: TokenKind): string {
    valueAt(path, kind); // throws if an alias has no value
    const alias: Alias = (from, wanted) => {
      const target = locate(from);
      targets.add(target);
      const known = names.get(target);
      const knownKind = known === undefined ? undefined : kinds.get(known);
      if (knownKind && fits(knownKind, wanted)) return `var(--ts-${known})`;
      return valueToCss(wanted, byPath.get(target)?.value ?? null, alias);
    };
    const written = valueToCss(kind, byPath.get(path)?.value ?? null, alias);
    return cssBeside(path, name, kind) ?? written;
  }

  return { names, targets, cssAt };
}
