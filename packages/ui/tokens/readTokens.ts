import { collectTokens } from './collectTokens.ts';
import { namesIn, resolveCss, type Theme, type Tokens, themes } from './cssTokens.ts';
import type { ThemeSets } from './findSets.ts';
import { joinThemes } from './joinThemes.ts';
import { quote } from './json.ts';
import { resolveTokens } from './resolveTokens.ts';
import { isSafeCss } from './safeCss.ts';
import { kindsOf, pathOf, type TokenKinds } from './tokenTypes.ts';
import { describeUnknown, findUnknown } from './unknownTokens.ts';
import { isValidCss } from './validCss.ts';
import { ValueProblem } from './valueProblem.ts';

export interface ReadTokens {
  tokens: Tokens;
  /** One sentence each. */
  problems: string[];
}

type Report = (problem: string) => void;

/** The tokens of one theme in CSS. */
function readTheme(sets: ThemeSets, theme: Theme, kinds: TokenKinds, report: Report) {
  const collected = collectTokens(sets[theme], report);
  const setNames = [...sets.light, ...sets.dark].map(([name]) => name).filter(Boolean);
  const { names, targets, cssAt } = resolveTokens(collected, kinds, setNames);
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
      report(`${quote(name)} in $extensions is no token that has its value there: remove it.`);
    } else if (typeof value !== 'string' || !isSafeCss(value, (inner) => kinds.has(inner))) {
      report(`${name} in $extensions may not go into a stylesheet: ${quote(value)}. Remove it.`);
    } else css.set(name, value);
  }
  return { css, names, targets, paths: new Set(collected.byPath.keys()) };
}

/** Checks that each value, with its references resolved, is valid CSS for its token. */
function checkCss(tokens: Tokens, kit: Tokens, kinds: TokenKinds, report: Report): void {
  const all: Tokens = new Map([...kit, ...tokens]);
  for (const theme of themes) {
    const isWrong = (name: string): boolean => {
      const css = resolveCss(all, name, theme);
      if (css === undefined || css === resolveCss(kit, name, theme)) return false;
      return !isValidCss(name, kinds.get(name), css);
    };
    for (const name of tokens.keys()) {
      const kind = kinds.get(name);
      const what = kind ? pathOf(name, kind) : `${name} in $extensions`;
      const css = resolveCss(all, name, theme);
      if (css === undefined) {
        report(`${what} leads into a circle by the CSS in $extensions: remove that.`);
      } else if (isWrong(name) && !namesIn(tokens.get(name)?.[theme] ?? '').some(isWrong)) {
        const wanted = kind ? `a ${kind.type}` : 'an image or a path as the kit needs it';
        report(`${what} would be ${quote(css)} in CSS, which is not ${wanted}: correct it.`);
      }
    }
  }
}

/**
 * Reads the tokens of both themes.
 * @param kit the kit's tokens: a file must have every colour; other missing tokens are the kit's
 */
export function readTokens(sets: ThemeSets, kit: Tokens): ReadTokens {
  const kinds = kindsOf(kit);
  const problems = new Set<string>();
  const report = (problem: string) => problems.add(problem);
  const light = readTheme(sets, 'light', kinds, report);
  const dark = readTheme(sets, 'dark', kinds, report);
  const known = [...light.names.keys()];
  const paths = new Set([...light.paths, ...dark.paths]);
  if (paths.size + problems.size > 0 && !known.some((path) => paths.has(path))) {
    const [first] = paths;
    if (problems.size === 0) {
      report(
        `No token of the file has a name of the kit's, such as color.background; its first is ${first}. Start from toystore.json, and let its tokens point at yours.`,
      );
    }
    return { tokens: new Map(), problems: [...problems] };
  }
  const targets = new Set([...light.targets, ...dark.targets]);
  for (const problem of describeUnknown(findUnknown([...paths], known, targets), known)) {
    report(problem);
  }
  const tokens: Tokens = new Map();
  for (const [name, kind] of kinds) {
    const path = kind && pathOf(name, kind);
    const missing =
      path === undefined ? [] : themes.filter((theme) => !{ light, dark }[theme].paths.has(path));
    if (missing.length > 0 && (kind?.type === 'color' || missing.length === 1)) {
      const where = sets.isSingle ? 'the file' : missing.join(' and ');
      report(`${path} is missing in ${where}: add it.`);
    }
    const values = { light: light.css.get(name), dark: dark.css.get(name) };
    if (values.light === undefined || values.dark === undefined) continue;
    const value = { light: values.light, dark: values.dark };
    if (joinThemes(value, kind, kinds) === undefined) {
      report(
        `${path ?? name} differs between light and dark in more than colours: move it to base.`,
      );
    }
    tokens.set(name, value);
  }
  checkCss(tokens, kit, kinds, report);
  return { tokens, problems: [...problems] };
}
