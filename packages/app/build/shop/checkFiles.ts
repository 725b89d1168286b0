import { statSync } from 'node:fs';
import { join } from 'node:path';
import {
  CatalogueError,
  describeCatalogueError,
} from '../../../storefront/src/catalogue/catalogueError.ts';
import { englishCatalogueTexts } from '../../../storefront/src/catalogue/catalogueTexts.ts';
import { parseCatalogue } from '../../../storefront/src/catalogue/toySchema.ts';
import { currencyDigits } from '../../../storefront/src/prices/currencyDigits.ts';
import type { Toy } from '../../../storefront/src/toy.ts';
import { pictureSources } from '../../src/pictures/pictureSources.ts';
import { decodedPath } from '../localPictures.ts';
import type { ReadCatalogue } from '../readCatalogue.ts';
import type { LoadedShop } from './loadShop.ts';
import { ICON_FILES } from './pageFrame.ts';
import { folderOf, nameOfFile } from './selectedShop.ts';

const APP_FILES = join(import.meta.dirname, '../../public');

/** Returns the problems of the files that a shop's pages name, a sentence each. */
export function fileProblems({ id, footer }: LoadedShop): string[] {
  const folder = join(folderOf(id), 'public');
  const icons = ['favicon.svg', 'og.jpg', ...ICON_FILES].flatMap((file) => {
    const size = sizeOf(join(folder, file));
    const name = nameOfFile(join(folder, file));
    if (size === undefined) return [`${name} is missing: see "the icons" in docs/your-shop.md.`];
    return size === 0 ? [`${name} is empty: see "the icons" in docs/your-shop.md.`] : [];
  });
  const marks = footer.payments.flatMap(({ src }, at) =>
    isServed(id, src)
      ? []
      : [
          `${nameOfFile(join(folderOf(id), 'shop.ts'))}: footer.payments.${at}.src "${src}" is no file of packages/app/public or of the shop's public folder.`,
        ],
  );
  return [...icons, ...marks];
}

/** Returns what a shop cannot show of a catalogue: errors, and warnings for what it leaves out, a sentence each. */
export function catalogueProblems(
  shop: LoadedShop,
  { records, source, warning }: ReadCatalogue,
): { errors: string[]; warnings: string[] } {
  const { id, currency } = shop;
  if (warning !== undefined) return { errors: [], warnings: [warning] };
  try {
    const { toys, rejected } = parseCatalogue(records, currency);
    const [first] = rejected;
    const left = first
      ? [
          `${source}: records that the shop leaves out: ${rejected.length}, the first because ${first.field} ${first.reason}; npm run catalogue:check names them.`,
        ]
      : [];
    return {
      errors: missingPictures(id, source, toys),
      warnings: [...left, ...roundedPrices(shop, source, toys)],
    };
  } catch (error) {
    if (!(error instanceof CatalogueError)) throw error;
    return {
      errors: [`${source}: ${describeCatalogueError(error, englishCatalogueTexts)}.`],
      warnings: [],
    };
  }
}

/** Returns a sentence about the prices that a shop would show as another amount than its cart adds up. */
function roundedPrices(
  { currency, priceDecimals }: LoadedShop,
  source: string,
  toys: readonly Toy[],
): string[] {
  const digits = currencyDigits(currency);
  const unit = 10 ** (digits - (priceDecimals ?? digits)); // in minor units
  const wrong = toys.filter(
    ({ price, compareAtPrice = 0 }) => price % unit || compareAtPrice % unit,
  );
  const [first] = wrong;
  if (first === undefined) return [];
  return [
    `${source}: prices with more decimals than priceDecimals of shop.ts shows: ${wrong.length}, the first of toy ${first.toyId}.`,
  ];
}

/** Returns a sentence about the pictures of the shop's own site that have no file. */
function missingPictures(id: string, source: string, toys: readonly Toy[]): string[] {
  const missing = toys.flatMap(({ toyId, pictureURL, morePictureURLs = [] }) =>
    [pictureURL, ...morePictureURLs]
      .filter((url) => url !== '' && !/^(?:https?:|data:|\/\/)/.test(url))
      .flatMap((url) => filesOf(url).find((file) => !isServed(id, file)) ?? [])
      .map((file) => ({ toyId, file })),
  );
  const [first] = missing;
  if (first === undefined) return [];
  return [
    `${source}: pictures without a file: ${missing.length}, the first ${first.file} of toy ${first.toyId}; npm run pictures makes them (docs/your-shop.md, The catalogue).`,
  ];
}

/** Returns the files of a picture that a browser may choose. */
export function filesOf(url: string): string[] {
  const { src, srcSet, sources = [] } = pictureSources(url);
  const sets = [srcSet ?? [], sources.map((source) => source.srcSet)].flat();
  const listed = sets.flatMap((set) => set.split(', ').map((entry) => entry.replace(/ \S+$/, '')));
  return [...new Set([src, ...listed])];
}

function isServed(id: string, path: string): boolean {
  const { pathname } = new URL(path, 'http://files.invalid');
  const file = decodedPath(pathname);
  return [join(folderOf(id), 'public'), APP_FILES].some((folder) => sizeOf(join(folder, file)));
}

const sizeOf = (file: string): number | undefined => {
  const stats = statSync(file, { throwIfNoEntry: false });
  return stats?.isFile() ? stats.size : undefined;
};
