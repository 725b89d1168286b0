import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { englishAccountTexts } from '../../../accounts/src/errors/englishAccountTexts.ts';
import { englishHelpTexts } from '../../../accounts/src/errors/englishHelpTexts.ts';
import { englishCatalogueTexts } from '../../../storefront/src/catalogue/catalogueTexts.ts';
import { hasVisibleText } from '../../../storefront/src/catalogue/hasVisibleText.ts';
import { JURISDICTIONS, STATEMENT_SOURCES } from '../../../storefront/src/safety/hazards.ts';
import {
  compileTexts,
  type Language,
  type Message,
  readMessage,
  valuesIn,
} from './compileTexts.ts';
import { isList, type Member, type Messages } from './messages.ts';
import { areasOf, KIT_LABELS, nameOfTexts, readTexts, STATEMENTS } from './readTexts.ts';
import { REFERENCE_SHOP, shippedShops } from './selectedShop.ts';
import { sentenceOf } from './sentence.ts';

const APP = join(import.meta.dirname, '../..');

/** Files that read an area's texts without importing it as a module, with the expression that reads a key. */
const OTHER_USES: Record<string, { file: string; expression: (key: string) => string }[]> = {
  pages: [{ file: 'src/routing/routeTable.ts', expression: (key) => `'${key}'` }],
  manifest: [{ file: 'build/shop/pageFrame.ts', expression: (key) => `texts.${key}` }],
};

/**
 * Returns the problems of a shop's texts, a sentence each: missing and unused files and texts, values that the code does not
 * provide, and texts that are not messages in the shop's language.
 */
export function textProblems(shop: string, language: Language): string[] {
  const areas = areasOf(shop);
  const wanted = areasOf(REFERENCE_SHOP);
  const sources = globSync('src/**/*.{ts,tsx}', { cwd: APP }).map((file) =>
    readFileSync(join(APP, file), 'utf8'),
  );
  return [...new Set([...wanted, ...areas])].flatMap((area) => {
    const name = nameOfTexts(shop, area);
    if (!areas.includes(area))
      return [`${name} is missing: copy it from ${nameOfTexts(REFERENCE_SHOP, area)}.`];
    if (!wanted.includes(area)) return [`${name} is used by no code: delete it.`];
    try {
      const texts = readTexts(shop, area);
      const problems = messageProblems(texts, language);
      if (problems.length > 0) return problems.map((problem) => `${name}: ${problem}`);
      compileTexts(texts, language);
      if (area === KIT_LABELS) return labelProblems(shop, language);
      if (area === STATEMENTS) return statementProblems(shop);
      return areaProblems(shop, area, language, sources);
    } catch (error) {
      const sentence = sentenceOf(error);
      return [sentence.startsWith(name) ? sentence : `${name}: ${sentence}`];
    }
  });
}

/** Numbers that the code passes to texts in which no shop of this repository needs a plural. */
const ALSO_GIVEN: Record<string, readonly string[]> = {
  ageUnder: ['years'],
  ageFrom: ['years'],
  ageBetween: ['years'],
  'ToyCard.ageFrom': ['years'],
  'ToyCard.ageFromMonths': ['months'],
};

/** Returns what a shop's labels of the kit lack or have too much, compared with the shops of this repository: its own labels are types. */
function labelProblems(shop: string, language: Language): string[] {
  const name = nameOfTexts(shop, KIT_LABELS);
  const own = labelsOf(shop, language);
  const known = new Map<string, Set<string>>();
  for (const id of shippedShops().filter((each) => each !== shop)) {
    for (const [key, values] of labelsOf(id, language)) {
      const counted = values.has('written') ? ['count'] : []; // `CountValues` has both; a language may need one
      known.set(key, new Set([...(known.get(key) ?? []), ...values, ...counted]));
    }
  }
  const isEnglish = new Intl.Locale(language.locale).language === 'en'; // writes only those that differ
  const missing = isEnglish ? [] : [...known.keys()].filter((key) => !own.has(key));
  const unknown = [...own.keys()].filter((key) => !known.has(key));
  return [
    ...missing.map((key) => `${name} has no "${key}".`),
    ...unknown.map((key) => `${name}: nothing uses "${key}".`),
    ...[...own].flatMap(([key, values]) => unknownValues(name, key, values, known.get(key))),
  ];
}

/** Returns the values in each label of a shop, by the place of the label, such as `LoginForm.submit`. */
function labelsOf(shop: string, { name }: Language): Map<string, ReadonlySet<string>> {
  const entries = (member: Member, path: string): [string, Set<string>][] =>
    typeof member === 'string'
      ? [[path, new Set(valuesIn(member.replaceAll('{shop}', name)))]]
      : isList(member)
        ? [[path, new Set(member.flatMap(valuesIn))]]
        : Object.entries(member).flatMap(([key, inner]) =>
            entries(inner, path ? `${path}.${key}` : key),
          );
  return new Map(entries(readTexts(shop, KIT_LABELS), ''));
}

/** Returns a sentence for each value that the code does not pass to a text: `undefined` would show in its place. */
function unknownValues(
  name: string,
  key: string,
  values: Iterable<string>,
  known: ReadonlySet<string> | undefined,
): string[] {
  if (known === undefined) return [];
  const all = [...known, ...(ALSO_GIVEN[key] ?? [])];
  const given = [...new Set(all)].map((value) => `{${value}}`).join(', ');
  const rest = given ? `; there is ${given}.` : ', nor any other value.';
  return [...values]
    .filter((value) => !all.includes(value))
    .map((value) => `${name}: "${key}" is not given {${value}}${rest}`);
}

/** Returns a sentence for each jurisdiction that lacks sentences or has unknown ones: a shop declares it by naming it. */
function statementProblems(shop: string): string[] {
  const name = nameOfTexts(shop, STATEMENTS);
  return Object.entries(readTexts(shop, STATEMENTS)).flatMap(([jurisdiction, sentences]) => {
    const law = JURISDICTIONS.find((known) => known === jurisdiction);
    if (law === undefined) {
      return [`${name}: "${jurisdiction}" should be one of ${JURISDICTIONS.join(', ')}.`];
    }
    const hazards = Object.keys(STATEMENT_SOURCES[law]);
    const own = Object.keys(sentences);
    const missing = hazards.filter((key) => !own.includes(key));
    const unknown = own.filter((key) => ![...hazards, 'signal', 'signals'].includes(key));
    return [
      ...(missing.length > 0
        ? [`${name}: "${law}" has no sentence for ${missing.join(', ')}.`]
        : []),
      ...unknown.map((key) => `${name}: "${law}.${key}" is no hazard of that law.`),
    ];
  });
}

/** Returns the texts that are not messages, lack a plural category of the language, or show nothing. */
function messageProblems(member: Member, language: Language, path: string[] = []): string[] {
  if (typeof member !== 'string') {
    return Object.entries(member).flatMap(([key, inner]) =>
      messageProblems(inner, language, [...path, key]),
    );
  }
  try {
    readMessage(member.replaceAll('{shop}', language.name), language.locale);
    return hasVisibleText(member) ? [] : [`${path.join('.')} has no visible characters.`];
  } catch (error) {
    return [`${path.join('.')}: ${sentenceOf(error)}`];
  }
}

function areaProblems(
  shop: string,
  area: string,
  language: Language,
  sources: readonly string[],
): string[] {
  const own = messagesOf(readTexts(shop, area), language);
  const reference = messagesOf(readTexts(REFERENCE_SHOP, area), { ...language, locale: 'en-US' });
  const isUsed = usesOf(area, sources);
  const name = nameOfTexts(shop, area);
  const problems: string[] = [];
  for (const key of reference.keys()) {
    if (!own.has(key)) problems.push(`${name} has no "${key}".`);
  }
  for (const [key, { values }] of own) {
    if (!isUsed(key)) problems.push(`${name}: nothing uses "${key}".`);
    const known = reference.get(key)?.values;
    problems.push(...unknownValues(name, key, values.keys(), known && new Set(known.keys())));
  }
  return problems;
}

/** Returns the messages of an area by their keys. */
export function messagesOf(texts: Messages, { locale, name }: Language): Map<string, Message> {
  const flat = Object.entries(texts).flatMap(([key, text]) =>
    typeof text === 'string' ? [[key, text] as const] : [],
  );
  return new Map(
    flat.map(([key, text]) => [key, readMessage(text.replaceAll('{shop}', name), locale)]),
  );
}

/** Areas that the app passes to a package as a whole; the package has a default for each text. */
const OF_PACKAGES: Record<string, object> = {
  accounts: englishAccountTexts,
  accountHelp: englishHelpTexts,
  catalogue: englishCatalogueTexts,
};

/** Returns a predicate: whether the app's code uses a text of an area. */
function usesOf(area: string, sources: readonly string[]): (key: string) => boolean {
  const ofPackage = OF_PACKAGES[area];
  if (ofPackage !== undefined) return (key) => key in ofPackage;
  const importing = new RegExp(`import (?:\\* as )?(\\w+) from '@shop/texts/${area}';`);
  const uses = sources.flatMap((source) => {
    const alias = importing.exec(source)?.[1];
    return alias === undefined ? [] : [{ source, expression: (key: string) => `${alias}.${key}` }];
  });
  const others = (OTHER_USES[area] ?? []).map(({ file, expression }) => {
    return { source: readFileSync(join(APP, file), 'utf8'), expression };
  });
  return (key) =>
    [...uses, ...others].some(({ source, expression }) =>
      new RegExp(`${escaped(expression(key))}(?!\\w)`).test(source),
    );
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
