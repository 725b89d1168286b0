import { collectTokens } from './collectTokens.ts';
import { type Theme, type Tokens, themes } from './cssTokens.ts';
import type { ThemeSets } from './findSets.ts';
import { quote } from './json.ts';
import { nearest } from './nearest.ts';
import { resolveTokens } from './resolveTokens.ts';
import { isSafeCss } from './safeCss.ts';
import { pathOf, type TokenKinds } from './tokenTypes.ts';
import { ValueProblem } from './valueProblem.ts';

export interface ReadTokens {
  tokens: Tokens;
  /** A sentence each; empty when all is fine. */
  problems: string[];
}

/** The tokens of one theme in CSS. */
function readTheme(sets: ThemeSets[Theme], kinds: TokenKinds, report: (problem: string) => void) {
  const collected = collectTokens(sets, report);
  const { names, targets, cssAt } = resolveTokens(collected, kinds);
  const css = new Map<string, string>();
  for (const [path, name] of names) {
    const kind = kinds.get(name);
    if (kind === undefined || !collected.byPath.has(path)) continue;
    try {
      css.set(name, cssAt(path, name, kind));
    } catch (error) {
      if (!(error instanceof ValueProblem)) throw error;
      report(`${path} ${error.message}`);
    }
  }
  for (const [name, value] of collected.onlyCss) {
    if (!kinds.has(name) || kinds.get(name) !== undefined) {
      report(`${quote(name)} in $extensions is no token that has its value there.`);
    } else if (typeof value !== 'string' || !isSafeCss(value, (inner) => kinds.has(inner))) {
      report(`${name} in $extensions may not go into a stylesheet: ${quote(value)}.`);
    } else css.set(name, value);
  }
  return { css, names, targets, paths: new Set(collected.byPath.keys()) };
}

const MOST_UNKNOWN = 100; // lines, before it is another project's file

const COLOUR = /var\(--ts-[\w-]+\)|#[0-9a-f]{3,8}|rgb\([^)]*\)|transparent/g;

/**
 * One value for both themes, which may differ in colours only: `light-dark()` holds nothing else.
 * Undefined when they differ in more.
 */
export function joinThemes({ light, dark }: Record<Theme, string>): string | undefined {
  if (light === dark) return light;
  const colours = { light: light.match(COLOUR) ?? [], dark: dark.match(COLOUR) ?? [] };
  if (light.replaceAll(COLOUR, '') !== dark.replaceAll(COLOUR, '')) return undefined;
  let at = 0;
  return light.replaceAll(COLOUR, (colour) => {
    const other = colours.dark[at++];
    return other === colour ? colour : `light-dark(${colour}, ${other})`;
  });
}

/**
 * Reads the tokens of both themes.
 * @param kinds the kit's tokens; a colour that is missing is a problem, the rest a brand may leave to the kit
 */
export function readTokens(sets: ThemeSets, kinds: TokenKinds): ReadTokens {
  const problems = new Set<string>();
  const report = (problem: string) => problems.add(problem);
  const light = readTheme(sets.light, kinds, report);
  const dark = readTheme(sets.dark, kinds, report);
  const known = [...light.names.keys()];
  const fine = new Set([...known, ...light.targets, ...dark.targets]); // a palette is welcome
  const unknown = [...new Set([...light.paths, ...dark.paths])].filter((path) => !fine.has(path));
  for (const path of unknown.slice(0, MOST_UNKNOWN)) {
    report(`${path} is no token of the kit: did you mean ${nearest(path, known)}?`);
  }
  if (unknown.length > MOST_UNKNOWN) {
    report(`${unknown.length - MOST_UNKNOWN} more are no tokens of the kit: is it the right file?`);
  }
  const tokens: Tokens = new Map();
  for (const [name, kind] of kinds) {
    const path = kind && pathOf(name, kind);
    const missing =
      path === undefined ? [] : themes.filter((theme) => !{ light, dark }[theme].paths.has(path));
    if (missing.length > 0 && (kind?.type === 'color' || missing.length === 1)) {
      report(`${path} is missing in ${missing.join(' and ')}.`);
    }
    const values = { light: light.css.get(name), dark: dark.css.get(name) };
    if (values.light === undefined || values.dark === undefined) continue;
    const value = { light: values.light, dark: values.dark };
    if (joinThemes(value) === undefined) {
      report(
        `${path ?? name} differs between light and dark in more than colours: move it to base.`,
      );
    }
    tokens.set(name, value);
  }
  return { tokens, problems: [...problems] };
}
