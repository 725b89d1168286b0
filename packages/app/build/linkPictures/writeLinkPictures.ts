import { createHash } from 'node:crypto';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import type { Toy } from '@toystore/storefront';
import { pictureSources } from '../../src/pictures/pictureSources.ts';
import { decodedPath } from '../localPictures.ts';
import type { LoadedShop } from '../shop/loadShop.ts';
import { folderOf } from '../shop/selectedShop.ts';
import { type DrawLinkPicture, linkPictures } from './drawLinkPictures.ts';
import type { PictureShape } from './shapes.ts';

/** The paths of a toy's link pictures. */
export type LinkPictures = Readonly<Record<PictureShape, string>>;

const ROOT = join(import.meta.dirname, '../../../..');
const CACHE = join(ROOT, '.cache/link-pictures');
const FOLDER = 'links';

/** How many pictures are drawn at the same time: the steps of one leave processors idle. */
const CONCURRENT = 4;

/**
 * Writes the pictures of toys' links into a build; those of an earlier build are cached by what is in them.
 * @returns their paths by the toy's id, without toys whose own picture is elsewhere, missing or broken
 */
export async function writeLinkPictures(
  shop: LoadedShop,
  toys: readonly Toy[],
  outDir: string,
): Promise<Map<string, LinkPictures>> {
  for (const folder of [CACHE, join(outDir, FOLDER)]) mkdirSync(folder, { recursive: true });
  const draw = await linkPictures(shop, toys.map(({ toyName }) => toyName).join(''));
  const style = styleOf(shop);
  const paths = new Map<string, LinkPictures>();
  const waiting = [...toys];
  const writeNext = async (): Promise<void> => {
    const toy = waiting.shift();
    if (toy === undefined) return;
    try {
      paths.set(toy.toyId, {
        wide: await writePicture('wide', toy, { draw, style, outDir }),
        square: await writePicture('square', toy, { draw, style, outDir }),
      });
    } catch (error) {
      console.warn(`The link to ${toy.toyName} shows the shop's picture: ${error}`);
    }
    return writeNext();
  };
  await Promise.all(Array.from({ length: CONCURRENT }, writeNext));
  return paths;
}

interface Options {
  draw: DrawLinkPicture;
  style: string;
  outDir: string;
}

async function writePicture(
  shape: PictureShape,
  { toyName, pictureURL }: Toy,
  { draw, style, outDir }: Options,
): Promise<string> {
  const address = new URL(pictureSources(pictureURL).src, 'file:///');
  if (address.protocol !== 'file:' || address.host) throw new Error('its picture is elsewhere');
  const picture = join(outDir, decodedPath(address.pathname));
  const key = hashOf(shape, style, toyName, readFileSync(picture));
  const cached = join(CACHE, `${key}.jpg`);
  if (!existsSync(cached)) {
    writeFileSync(`${cached}.${process.pid}`, await draw(shape, { name: toyName, picture }));
    renameSync(`${cached}.${process.pid}`, cached); // another build may be reading it
  }
  copyFileSync(cached, join(outDir, FOLDER, `${key}.jpg`));
  return `/${FOLDER}/${key}.jpg`;
}

/** Returns what all pictures of a shop depend on: how they are drawn, its colours, its mark, and installed packages. */
const styleOf = ({ id, name, dir }: LoadedShop): string =>
  hashOf(
    ...[name, dir],
    ...[
      ...['drawLinkPictures.ts', 'pictureText.ts'].map((file) => join(import.meta.dirname, file)),
      ...['packages/ui/src/tokens.css', 'package-lock.json'].map((file) => join(ROOT, file)),
      ...['brand.css', 'public/favicon.svg'].map((file) => join(folderOf(id), file)),
    ].map((file) => (existsSync(file) ? readFileSync(file) : '')),
  );

function hashOf(...parts: (string | Uint8Array)[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part).update('\0');
  return hash.digest('hex').slice(0, 24);
}
