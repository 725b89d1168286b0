import { existsSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { readShopFile } from './shop/readShopFile.ts';
import { folderOf, nameOfFile } from './shop/selectedShop.ts';
import { sentenceOf } from './shop/sentence.ts';

/** A picture that `npm run pictures` has made: its name in the shop's `public/pictures`, and what it was made of. */
export interface LocalPicture {
  stem: string;
  /** The file's size and time, or the hash of what an address has sent. */
  version: string;
}

/** The pictures of a shop by what the catalogue calls them: an address, or a file. */
export type LocalPictures = Record<string, LocalPicture>;

export const picturesFile = (id: string): string => join(folderOf(id), 'pictures.json');

const schema = v.record(v.string(), v.object({ stem: v.string(), version: v.string() }));

/**
 * Reads which pictures of a shop are made already.
 * @throws {Error} in a sentence, if the file is not as `npm run pictures` writes it
 */
export function readLocalPictures(id: string): LocalPictures {
  const file = picturesFile(id);
  if (!existsSync(file)) return {};
  const text = readShopFile(file);
  try {
    return v.parse(schema, JSON.parse(text));
  } catch (error) {
    throw new Error(
      `${nameOfFile(file)} cannot be read: ${sentenceOf(error)} Delete it, and npm run pictures makes all pictures again.`,
    );
  }
}

/** Returns a path without its escapes; a `%` may also be part of a file's name. */
export function decodedPath(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** Returns a catalogue in which the pictures that are made have the addresses of their files. */
export function withLocalPictures(records: unknown, pictures: LocalPictures): unknown {
  if (!Array.isArray(records) || Object.keys(pictures).length === 0) return records;
  const local = (url: unknown) => {
    const made = typeof url === 'string' ? pictures[url] : undefined;
    return made ? `/pictures/${made.stem}-640.avif` : url;
  };
  return records.map((record) => ({
    ...record,
    ...('pictureURL' in record && { pictureURL: local(record.pictureURL) }),
    ...(Array.isArray(record.morePictureURLs) && {
      morePictureURLs: record.morePictureURLs.map(local),
    }),
  }));
}
