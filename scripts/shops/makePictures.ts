import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import {
  decodedPath,
  type LocalPictures,
  picturesFile,
  readLocalPictures,
  withLocalPictures,
} from '../../packages/app/build/localPictures.ts';
import { readCatalogue } from '../../packages/app/build/readCatalogue.ts';
import type { LoadedShop } from '../../packages/app/build/shop/loadShop.ts';
import { folderOf } from '../../packages/app/build/shop/selectedShop.ts';
import { PICTURE_WIDTHS } from '../../packages/app/src/pictures/pictureSources.ts';
import { renewReport } from '../catalogue/writeCatalogue.ts';
import { makePicture } from './makePicture.ts';

const TIMEOUT_MS = 30_000;

/** The files that were made, and those that could not be. */
export interface MadePictures {
  made: number;
  kept: number;
  /** A sentence for each picture that could not be made. */
  problems: string[];
}

/**
 * Makes the files of a shop's pictures: of the files in a folder, or of the addresses in its catalogue. Pictures that are made
 * already and whose source is the same stay.
 */
export async function makePictures(shop: LoadedShop, folder?: string): Promise<MadePictures> {
  const { records } = await readCatalogue({ ...shop, withoutPictures: true }, {});
  const toys = Array.isArray(records) ? records.map(Object) : [];
  const pictures = readLocalPictures(shop.id);
  const target = join(folderOf(shop.id), 'public/pictures');
  const own = folder === undefined ? [] : globSync('**/*.*', { cwd: folder });
  const sources = new Map(
    Object.entries(pictures).map(([source, { stem }]) => [`/pictures/${stem}-640.avif`, source]),
  );
  const result: MadePictures = { made: 0, kept: 0, problems: [] };
  const named = new Map<string, string>(); // a toy without a picture whose id is the name of a file
  for (const { toyId, pictureURL = '', morePictureURLs = [] } of toys) {
    const urls: string[] = [pictureURL, ...morePictureURLs]
      .filter(Boolean)
      .map((url) => sources.get(url) ?? url);
    const wanted = urls.length > 0 ? urls : own.filter((file) => isOf(file, toyId)).slice(0, 1);
    if (urls.length === 0 && wanted[0]) named.set(`${toyId}`, wanted[0]);
    for (const [at, url] of wanted.entries()) {
      if (url.startsWith('/pictures/')) continue; // the shop's own files
      const name = written(decodedPath(basename(url.split('?')[0] ?? '')));
      const file = own.find((each) => written(basename(each)) === name);
      const stem = `${slug(`${toyId}`)}${at > 0 ? `-${at + 1}` : ''}`;
      try {
        const isMade = await makeOne(
          url,
          file && folder ? join(folder, file) : undefined,
          stem,
          target,
          pictures,
        );
        result[isMade ? 'made' : 'kept'] += 1;
      } catch (error) {
        result.problems.push(
          `${file ?? url} of toy ${toyId} ${error instanceof Error ? error.message : error}`,
        );
      }
    }
  }
  writeFileSync(picturesFile(shop.id), `${JSON.stringify(pictures, null, 2)}\n`);
  if (shop.catalogue === undefined) {
    const list = toys.map((toy) => {
      const file = named.get(`${toy.toyId}`);
      return file ? { ...toy, pictureURL: file } : toy;
    });
    rewrite(shop.id, withLocalPictures(list, pictures));
  }
  return result;
}

/** @returns whether the files were made, because the picture is new or has changed */
async function makeOne(
  url: string,
  file: string | undefined,
  stem: string,
  target: string,
  pictures: LocalPictures,
): Promise<boolean> {
  const known = pictures[url];
  const isThere =
    known !== undefined &&
    PICTURE_WIDTHS.every((width) => existsSync(join(target, `${known.stem}-${width}.avif`)));
  if (file !== undefined) {
    const stats = statSync(file);
    if (!stats.isFile()) throw new Error('is a folder, a pipe or a device, not a picture.');
    const { size, mtimeMs } = stats;
    const version = `${size} ${mtimeMs}`;
    if (isThere && known.version === version) return false;
    await makePicture(readFileSync(file), target, stem);
    pictures[url] = { stem, version };
    return true;
  }
  if (isThere) return false; // an address means the same picture, also offline
  if (!/^https?:/.test(url))
    throw new Error('is in no folder that you named: npm run pictures -- <folder>.');
  const bytes = await download(url);
  await makePicture(bytes, target, stem);
  pictures[url] = { stem, version: createHash('sha256').update(bytes).digest('hex') };
  return true;
}

async function download(url: string): Promise<Buffer> {
  const response = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS) }).catch(() => {
    throw new Error('cannot be reached.');
  });
  if (!response.ok) throw new Error(`answers with HTTP ${response.status}.`);
  return Buffer.from(await response.arrayBuffer());
}

function rewrite(id: string, records: unknown): void {
  const file = join(folderOf(id), 'public/toy.json');
  const before = readFileSync(file, 'utf8');
  const after = `${JSON.stringify(records, null, 2)}\n`;
  if (after === before) return;
  writeFileSync(file, after);
  renewReport(id, before, after);
}

/** Returns a file's name as catalogues write it: macOS takes its letters apart, and cameras write `.JPG`. */
const written = (name: string) => name.normalize('NFC').toLowerCase();

const isOf = (file: string, toyId: unknown) =>
  written(basename(file).replace(/\.\w+$/, '')) === written(`${toyId}`);

/** Returns a part of a file name: no system, and no `srcset`, has trouble with it. */
const slug = (id: string) => {
  const plain = id
    .normalize('NFKD')
    .replace(/[^\w-]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .toLowerCase();
  const isSame = plain === id;
  const hash = createHash('sha256').update(id).digest('hex').slice(0, 8);
  return isSame ? plain : [plain.slice(0, 40), hash].filter(Boolean).join('-');
};
