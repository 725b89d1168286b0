import { join } from 'node:path';
import { manyToys, toys } from '../e2e/catalogue.ts';
import { writeFloor } from './floor.ts';
import { serve } from './server.ts';

/** The size of the large catalogue. */
export const MANY = 10_000;

/** A build of the shop. */
export interface Build {
  folder: string;
  /** The settings of firebase.json for it. */
  hosting: object;
}

/** A served build; without origins, it can only be named. */
export interface Site {
  name: 'shop' | 'other' | 'floor';
  origin: string;
  /** Where it has the large catalogue. */
  many: string;
}

const toJson = (catalogue: object) => Buffer.from(JSON.stringify(catalogue, null, 2));

/**
 * Serves the shop, the floor made of it, and another build of the shop.
 * @param cache the folder of the floor
 */
export async function serveSites(cache: string, shop: Build, other?: Build) {
  const servers: Awaited<ReturnType<typeof serve>>[] = [];
  const originOf = async (folders: string[], hosting: object, catalogue: object) => {
    const server = await serve({ folders, hosting, catalogue: toJson(catalogue) });
    servers.push(server);
    return server.origin;
  };
  const siteOf = async (name: Site['name'], { folder, hosting }: Build): Promise<Site> => ({
    name,
    origin: await originOf([folder], hosting, toys),
    many: await originOf([folder], hosting, manyToys(MANY)),
  });
  const floor = join(cache, 'floor');
  writeFloor(shop.folder, floor);
  const sites: Site[] = [
    await siteOf('shop', shop),
    ...(other ? [await siteOf('other', other)] : []),
    {
      name: 'floor',
      origin: await originOf([floor, shop.folder], shop.hosting, []),
      many: '',
    },
  ];
  const close = () => {
    for (const server of servers) server.close();
  };
  return { sites, close };
}
