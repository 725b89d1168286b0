import { join } from 'node:path';
import { readCatalogue } from '../../packages/app/build/readCatalogue.ts';
import type { LoadedShop } from '../../packages/app/build/shop/loadShop.ts';
import { readTexts, STATEMENTS } from '../../packages/app/build/shop/readTexts.ts';
import { folderOf } from '../../packages/app/build/shop/selectedShop.ts';
import {
  CatalogueError,
  describeCatalogueError,
} from '../../packages/storefront/src/catalogue/catalogueError.ts';
import { englishCatalogueTexts } from '../../packages/storefront/src/catalogue/catalogueTexts.ts';
import {
  type ParsedCatalogue,
  parseCatalogue,
} from '../../packages/storefront/src/catalogue/toySchema.ts';
import { JURISDICTIONS, type Jurisdiction } from '../../packages/storefront/src/safety/hazards.ts';
import { ROOT } from '../command/programs.ts';
import { checkLegalData } from './checkLegalData.ts';
import { checkNames } from './checkNames.ts';
import { checkPictures } from './checkPictures.ts';
import { checkPrices } from './checkPrices.ts';
import { checkRecords } from './checkRecords.ts';
import { checkTextsOfToys } from './checkTextsOfToys.ts';
import type { Finding } from './findings.ts';
import { type PictureRead, readPicture, readPictureFile } from './readPicture.ts';
import { IMPORT, isUrl, readSource, SourceError } from './readSource.ts';

/** The problems of a catalogue, for one shop. */
export interface CatalogueCheck {
  source: string;
  shop: string;
  currency: string;
  /** Where the shop declares that it delivers to; without any, no legal data are checked. */
  jurisdictions: Jurisdiction[];
  /** The number of toys that the shop shows. */
  toys: number;
  findings: Finding[];
}

/**
 * Checks a catalogue as a shop would show it.
 * @param source a file or a URL
 * @throws {SourceError} if it cannot be read, or none of its records is a toy
 */
export async function checkCatalogue(source: string, shop: LoadedShop): Promise<CatalogueCheck> {
  const { id, currency, locale } = shop;
  const isNamed = shop.catalogue !== undefined && source === ownSource(shop); // the export that the build reads
  const records = isNamed ? (await readCatalogue(shop, {})).records : await readSource(source);
  const catalogue = parse(source, records, currency);
  const { toys } = catalogue;
  const declared = Object.keys(readTexts(id, STATEMENTS));
  const jurisdictions = JURISDICTIONS.filter((jurisdiction) => declared.includes(jurisdiction));
  const findings = [
    ...checkRecords(catalogue),
    ...checkLegalData(toys, jurisdictions),
    ...checkNames(toys, locale),
    ...checkTextsOfToys(toys),
    ...checkPrices(toys, { locale, currency }),
    ...(await checkPictures(toys, pictureReader(source, id))),
  ];
  return { source, shop: id, currency, jurisdictions, toys: toys.length, findings };
}

/** Returns the file of a shop's own catalogue, or the export that its `shop.ts` names. */
export const ownSource = ({ id, catalogue }: LoadedShop): string =>
  catalogue?.from ?? join(folderOf(id), 'public/toy.json');

/** Reads the fields as the shop does. */
function parse(source: string, answer: unknown, currency: string): ParsedCatalogue {
  try {
    return parseCatalogue(answer, currency);
  } catch (error) {
    if (!(error instanceof CatalogueError)) throw error;
    throw new SourceError(
      `${source}: ${describeCatalogueError(error, englishCatalogueTexts)}. ${IMPORT}`,
    );
  }
}

/** Paths of pictures belong to the site of the catalogue: for a file, to the files that a build of the shop serves. */
function pictureReader(source: string, shop: string): (file: string) => Promise<PictureRead> {
  const files = [join(folderOf(shop), 'public'), join(ROOT, 'packages/app/public')];
  const page = isUrl(source) ? new URL('/toys/1', source) : new URL('http://files.invalid/toys/1');
  return async (file) => {
    const url = new URL(file, page);
    return url.origin === page.origin && !isUrl(source)
      ? readPictureFile(url.pathname, files)
      : readPicture(url);
  };
}
