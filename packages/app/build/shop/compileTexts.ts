import MessageFormat from '@messageformat/core';
import compileModule from '@messageformat/core/compile-module.js';
import { parse, type Select, type Token } from '@messageformat/parser';
import { isList, type Member, type Messages } from './messages.ts';

/** The settings that a shop's texts depend on. */
export interface Language {
  /** A BCP 47 tag, for plurals and numbers. */
  locale: string;
  /** The shop's name, which replaces `{shop}`. */
  name: string;
}

export interface Message {
  /** The text of a message without values. */
  text?: string;
  /** The types of its values by their names. */
  values: ReadonlyMap<string, ValueType>;
}

/** A number selects a plural or is formatted; other values are inserted unchanged. */
type ValueType = 'number' | 'string | number' | 'string';

/**
 * Reads a message in ICU MessageFormat.
 * @param locale a BCP 47 tag: a plural has each of its categories
 * @throws {Error} when the message is invalid
 */
export function readMessage(message: string, locale: string): Message {
  const tokens = parse(message);
  const values = new Map<string, ValueType>();
  for (const token of tokens) collectValues(token, locale, values);
  if (values.size > 0) return { values };
  return { text: tokens.map((token) => ('value' in token ? token.value : '')).join(''), values };
}

/** Returns the names of the values in a message of any language. */
export function valuesIn(message: string): string[] {
  const names = (tokens: readonly Token[]): string[] =>
    tokens.flatMap((token) => [
      ...('arg' in token ? [token.arg] : []),
      ...('cases' in token ? token.cases.flatMap(({ tokens: inner }) => names(inner)) : []),
    ]);
  return names(parse(message));
}

function collectValues(token: Token, locale: string, values: Map<string, ValueType>): void {
  if (!('arg' in token)) return;
  if (token.type === 'argument') {
    if (!values.has(token.arg)) values.set(token.arg, 'string | number');
  } else if (token.type === 'function') values.set(token.arg, 'number');
  else values.set(token.arg, token.type === 'select' ? 'string' : 'number');
  if (!('cases' in token)) return;
  if (token.type !== 'select') requireCategories(token, locale);
  for (const { tokens } of token.cases) {
    for (const inner of tokens) collectValues(inner, locale, values);
  }
}

function requireCategories({ type, arg, cases }: Select, locale: string): void {
  const rules = new Intl.PluralRules(locale, { type: type === 'plural' ? 'cardinal' : 'ordinal' });
  const known: readonly string[] = rules.resolvedOptions().pluralCategories;
  const keys = cases.map(({ key }) => key).filter((key) => !/^=\d+$/.test(key));
  const missing = known.filter((name) => !keys.includes(name));
  const unknown = keys.filter((key) => !known.includes(key));
  if (missing.length === 0 && unknown.length === 0) return;
  const wrong = [
    ...missing.map((name) => `no ${name}`),
    ...(unknown.length > 0 ? [`${unknown.join(', ')}, which the language does not have`] : []),
  ];
  throw new Error(
    `the plural of {${arg}} has ${wrong.join(', ')}; ${locale} has ${known.join(', ')}.`,
  );
}

/**
 * Compiles texts in ICU MessageFormat into a JavaScript module. A text without values becomes a string, one with values a
 * function of an object of them. Flat texts are exported by name, so that a bundler drops what is not used; nested ones are
 * the default export.
 * @param withValues the keys of texts that the code passes values to: each becomes a function, even if it uses no value
 * @throws {Error} naming the key of an invalid message
 */
export function compileTexts(
  messages: Messages,
  { locale, name: shop }: Language,
  withValues: ReadonlySet<string> = new Set(),
): string {
  const functions: Record<string, string> = {};
  const sourceOf = (member: Member, path: string): string => {
    if (typeof member !== 'string') {
      if (isList(member)) return `[${member.map((each) => sourceOf(each, path)).join(', ')}]`;
      const members = Object.entries(member).map(
        ([key, inner]) => `${key}: ${sourceOf(inner, `${path}.${key}`)}`,
      );
      return `{ ${members.join(', ')} }`;
    }
    const message = member.replaceAll('{shop}', shop);
    const { text } = readNamed(message, locale, path);
    if (text !== undefined) {
      return withValues.has(path) ? `() => ${JSON.stringify(text)}` : JSON.stringify(text);
    }
    const name = `f${Object.keys(functions).length}`;
    functions[name] = message;
    return `compiled.${name}`;
  };
  const sources = Object.entries(messages).map(
    ([key, member]) => [key, sourceOf(member, key)] as const,
  );
  const isNested = Object.values(messages).some((member) => typeof member !== 'string');
  const exports = isNested
    ? [`export default { ${sources.map(([key, source]) => `${key}: ${source}`).join(', ')} };`]
    : [
        ...sources.map(([key, source]) => `export const ${key} = ${source};`),
        `export default { ${sources.map(([key]) => key).join(', ')} };`, // for importers of the whole object
      ];
  if (Object.keys(functions).length === 0) return exports.join('\n');
  const format = new MessageFormat(locale, { biDiSupport: false });
  const module = compileModule(format, functions).replace('export default', 'const compiled =');
  return [module, ...exports].join('\n');
}

function readNamed(message: string, locale: string, path: string): Message {
  try {
    return readMessage(message, locale);
  } catch (error) {
    throw new Error(`${path}: ${error instanceof Error ? error.message : error}`);
  }
}
