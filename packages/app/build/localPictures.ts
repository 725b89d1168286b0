import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { folderOf } from './shop/selectedShop.ts';

/** A picture that `npm run pictures` has made: its name in the shop's `public/pictures`, and what it was made of. */
export interface LocalPicture {
  stem: string;
  /** The file's size and time, or the hash of what an address has sent. */
  version: string;
}

/** The pictures of a shop by what the catalogue calls them: an address, or a file. */
export type LocalPictures = Record<string, LocalPicture>;

export const picturesFile = (id: string): string => join(folderOf(id), 'pictures.json');

/** Reads which pictures of a shop are made already. */
export function readLocalPictures(id: string): LocalPictures {
  const file = picturesFile(id);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
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
