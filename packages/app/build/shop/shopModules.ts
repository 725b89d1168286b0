import { join } from 'node:path';
import { SETTINGS } from '../../shops/defineShop.ts';
import { messagesOf } from './checkTexts.ts';
import { compileTexts } from './compileTexts.ts';
import type { LoadedShop } from './loadShop.ts';
import { isNested, nameOfTexts, readTexts } from './readTexts.ts';
import { REFERENCE_SHOP } from './selectedShop.ts';

/** Returns the names of all settings, with those that the shop leaves out. */
export const settingNames = (shop: LoadedShop): string[] => [
  ...new Set([...Object.keys(SETTINGS), ...Object.keys(shop)]),
];

/** Returns the module `@shop` of one shop: one export per setting, so that a bundler drops unused ones. */
export const settingsModule = (shop: LoadedShop): string =>
  settingNames(shop)
    .map((name) => `export const ${name} = ${JSON.stringify(Reflect.get(shop, name))};`)
    .join('\n');

/** Returns the module `@shop/signIn`: the providers of the shop. */
export const providersModule = (shop: LoadedShop): string =>
  [
    "import { signInProviders } from '@toystore/accounts';",
    `export const providers = [${providersOf(shop, (name) => `signInProviders.${name}`)}];`,
  ].join('\n');

/** Returns the module `@shop/signIn/faces`, which only forms load: how they show those providers. */
export const facesModule = (shop: LoadedShop): string =>
  [
    `import { ${shop.signIn
      .filter((each) => typeof each === 'string')
      .map(faceOf)
      .join()} } from '@toystore/ui';`,
    `export const providerFaces = [${providersOf(shop, faceOf)}];`,
  ].join('\n');

const faceOf = (name: string) => `${name}Face`;

const providersOf = ({ signIn }: LoadedShop, write: (name: string) => string) =>
  signIn.map((each) => (typeof each === 'string' ? write(each) : JSON.stringify(each))).join();

/**
 * Returns the module of one file of a shop's texts.
 * @throws {Error} naming the file and the key of an invalid message
 */
export function textsModule(area: string, shop: LoadedShop): string {
  try {
    return withIsolatedValues(
      compileTexts(readTexts(shop.id, area), shop, keysWithValues(area)),
      shop,
    );
  } catch (error) {
    const reason = error instanceof Error ? error.message : error;
    throw new Error(`${nameOfTexts(shop.id, area)}: ${reason}`);
  }
}

const ISOLATE = join(import.meta.dirname, '../../src/page/isolate.ts').replaceAll('\\', '/');

/** A string, or a value that a compiled text inserts; `plural(d.count` selects by it. */
const STRING_OR_VALUE = /"(?:\\.|[^"\\])*"|(?<![(.\w])d\.\w+/g;

/** Isolates the values in compiled texts whose direction is not that of the shop, such as a Latin name in an Arabic sentence. */
function withIsolatedValues(source: string, { dir }: LoadedShop): string {
  const isolated = source.replace(STRING_OR_VALUE, (part) =>
    part.startsWith('"') ? part : `isolated(${part})`,
  );
  if (isolated === source) return source;
  const name = dir === 'rtl' ? 'inRightToLeft' : 'inLeftToRight';
  return `import { ${name} as isolated } from ${JSON.stringify(ISOLATE)};\n${isolated}`;
}

/** Returns the keys of an area's texts that the code passes values to, by the texts of the reference shop. */
function keysWithValues(area: string): ReadonlySet<string> {
  if (isNested(area)) return new Set();
  const messages = messagesOf(readTexts(REFERENCE_SHOP, area), { locale: 'en', name: '' });
  return new Set([...messages].flatMap(([key, { values }]) => (values.size > 0 ? [key] : [])));
}
