import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { englishAccountTexts } from '../../../accounts/src/errors/englishAccountTexts.ts';
import { englishCatalogueTexts } from '../../../storefront/src/catalogue/catalogueTexts.ts';
import { type Language, type Message, readMessage } from './compileTexts.ts';
import { areasOf, KIT_LABELS, type Messages, nameOfTexts, readTexts } from './readTexts.ts';
import { REFERENCE_SHOP } from './selectedShop.ts';

const APP = join(import.meta.dirname, '../..');

/** Files that read an area's texts without importing it as a module: by these expressions of a key. */
const OTHER_USES: Record<string, { file: string; expression: (key: string) => string }[]> = {
  pages: [{ file: 'src/routeTable.ts', expression: (key) => `'${key}'` }],
  manifest: [{ file: 'build/shop/pageFrame.ts', expression: (key) => `texts.${key}` }],
};

/**
 * The problems of a shop's texts, a sentence each: a file or a text that is missing or that nobody uses, and a value that
 * the code does not hand in. The kit's labels are TypeScript's to check.
 */
export function textProblems(shop: string, language: Language): string[] {
  const areas = areasOf(shop);
  const wanted = areasOf(REFERENCE_SHOP);
  const missing = wanted.filter((area) => !areas.includes(area));
  const unknown = areas.filter((area) => !wanted.includes(area));
  return [
    ...missing.map((area) => `${nameOfTexts(shop, area)} is missing.`),
    ...unknown.map((area) => `${nameOfTexts(shop, area)} is used by no code.`),
    ...areas
      .filter((area) => area !== KIT_LABELS && wanted.includes(area))
      .flatMap((area) => areaProblems(shop, area, language)),
  ];
}

function areaProblems(shop: string, area: string, language: Language): string[] {
  const own = messagesOf(readTexts(shop, area), language);
  const reference = messagesOf(readTexts(REFERENCE_SHOP, area), { ...language, locale: 'en-US' });
  const isUsed = usesOf(area);
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

/** The messages of an area, by their keys. */
export function messagesOf(texts: Messages, { locale, name }: Language): Map<string, Message> {
  const flat = Object.entries(texts).flatMap(([key, text]) =>
    typeof text === 'string' ? [[key, text] as const] : [],
  );
  return new Map(
    flat.map(([key, text]) => [key, readMessage(text.replaceAll('{shop}', name), locale)]),
  );
}

/** Areas that the app hands to a package as a whole, which has a text of its own for each. */
const OF_PACKAGES: Record<string, object> = {
  accounts: englishAccountTexts,
  catalogue: englishCatalogueTexts,
};

/** Whether the app's code uses a text of an area. */
function usesOf(area: string): (key: string) => boolean {
  const ofPackage = OF_PACKAGES[area];
  if (ofPackage !== undefined) return (key) => key in ofPackage;
  const sources = globSync('src/**/*.{ts,tsx}', { cwd: APP }).map((file) =>
    readFileSync(join(APP, file), 'utf8'),
  );
  const importing = new RegExp(`import \\* as (\\w+) from '@shop/texts/${area}';`);
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
