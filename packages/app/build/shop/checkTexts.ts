import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { englishAccountTexts } from '../../../accounts/src/errors/englishAccountTexts.ts';
import { englishHelpTexts } from '../../../accounts/src/errors/englishHelpTexts.ts';
import { englishCatalogueTexts } from '../../../storefront/src/catalogue/catalogueTexts.ts';
import { hasVisibleText } from '../../../storefront/src/catalogue/hasVisibleText.ts';
import { JURISDICTIONS, STATEMENT_SOURCES } from '../../../storefront/src/safety/hazards.ts';
import { type Language, type Message, readMessage } from './compileTexts.ts';
import { isList, type Member, type Messages } from './messages.ts';
import { areasOf, KIT_LABELS, nameOfTexts, readTexts, STATEMENTS } from './readTexts.ts';
import { REFERENCE_SHOP, shopIds } from './selectedShop.ts';

const APP = join(import.meta.dirname, '../..');

/** Files that read an area's texts without importing it as a module, with the expression that reads a key. */
const OTHER_USES: Record<string, { file: string; expression: (key: string) => string }[]> = {
  pages: [{ file: 'src/routing/routeTable.ts', expression: (key) => `'${key}'` }],
  manifest: [{ file: 'build/shop/pageFrame.ts', expression: (key) => `texts.${key}` }],
};

/**
 * Returns the problems of a shop's texts, a sentence each: missing and unused files and texts, values that the code does not
 * provide, and texts that are not messages. TypeScript finds missing labels of the kit.
 */
export function textProblems(shop: string, language: Language): string[] {
  const areas = areasOf(shop);
  const wanted = areasOf(REFERENCE_SHOP);
  const missing = wanted.filter((area) => !areas.includes(area));
  const unknown = areas.filter((area) => !wanted.includes(area));
  const sources = globSync('src/**/*.{ts,tsx}', { cwd: APP }).map((file) =>
    readFileSync(join(APP, file), 'utf8'),
  );
  return [
    ...missing.map((area) => `${nameOfTexts(shop, area)} is missing.`),
    ...unknown.map((area) => `${nameOfTexts(shop, area)} is used by no code.`),
    ...areas
      .filter((area) => wanted.includes(area))
      .flatMap((area) => {
        const problems = messageProblems(readTexts(shop, area), language);
        if (problems.length === 0) {
          if (area === KIT_LABELS) return missingLabels(shop, language);
          if (area === STATEMENTS) return statementProblems(shop);
          return areaProblems(shop, area, language, sources);
        }
        return problems.map((problem) => `${nameOfTexts(shop, area)}: ${problem}`);
      }),
  ];
}

/**
 * The kit's labels that a shop lacks and another shop has: they would be English. Without another shop that writes them all
 * they are found by TypeScript alone, which knows the kit's labels.
 */
function missingLabels(shop: string, { locale }: Language): string[] {
  if (new Intl.Locale(locale).language === 'en') return []; // writes only those that differ
  const own = new Set(keysOf(readTexts(shop, KIT_LABELS)));
  const known = new Set(shopIds().flatMap((id) => keysOf(readTexts(id, KIT_LABELS))));
  const missing = [...known].filter((key) => !own.has(key));
  return missing.map((key) => `${nameOfTexts(shop, KIT_LABELS)} has no "${key}".`);
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

/** The places of messages in nested texts, such as `LoginForm.submit`. */
function keysOf(member: Member, path: string[] = []): string[] {
  if (typeof member === 'string' || isList(member)) return [path.join('.')];
  return Object.entries(member).flatMap(([key, inner]) => keysOf(inner, [...path, key]));
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
    const [reason = ''] = `${error instanceof Error ? error.message : error}`.split(/:?\n/); // the rest repeats the text
    return [`${path.join('.')}: ${reason}`];
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
    const unknown = [...values.keys()].filter((value) => known && !known.has(value));
    for (const value of unknown) problems.push(`${name}: "${key}" is not given {${value}}.`);
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
