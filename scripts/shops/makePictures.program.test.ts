import { execFileSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join, relative } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { checkShop } from '../../packages/app/build/shop/checkShop.ts';
import { copyShop } from '../../packages/app/build/shop/copyShop.ts';
import { loadShop } from '../../packages/app/build/shop/loadShop.ts';
import { folderOf } from '../../packages/app/build/shop/selectedShop.ts';
import { ROOT } from '../command/programs.ts';
import { makeIcons } from './makeIcons.ts';
import { makePictures } from './makePictures.ts';

const PLACE = join(ROOT, `.cache/pictures-${process.pid}`);
const PHOTOS = join(PLACE, 'photos');
mkdirSync(PHOTOS, { recursive: true });
writeFileSync(
  join(PLACE, 'defineShop.ts'),
  `export * from '../../packages/app/shops/defineShop.ts';\n`,
);
afterAll(() => rmSync(PLACE, { recursive: true, force: true }));

const RED = { r: 230, g: 30, b: 30 };
const flat = (width: number, height: number, background: object = RED): Sharp =>
  sharp({
    create: { width, height, channels: 4, background: { ...RED, alpha: 1, ...background } },
  });

const PICTURES: Record<string, () => Promise<Buffer>> = {
  'transparent.png': () => flat(400, 400, { alpha: 0 }).png().toBuffer(),
  'portrait.jpg': () => flat(60, 120).jpeg().toBuffer(),
  'rotated.jpg': () => flat(120, 60).withMetadata({ orientation: 6 }).jpeg().toBuffer(),
  'cmyk.jpg': () => flat(100, 100).toColourspace('cmyk').jpeg().toBuffer(),
  'animated.gif': async () =>
    sharp([await flat(30, 30).png().toBuffer(), await flat(30, 30, { g: 200 }).png().toBuffer()], {
      join: { animated: true },
    })
      .gif()
      .toBuffer(),
  'large.jpg': () => flat(1000, 900).jpeg().toBuffer(),
  'phone.heic': async () => Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1'),
  'broken.jpg': async () => (await flat(900, 900).jpeg().toBuffer()).subarray(0, 300),
  'text.png': async () => Buffer.from('not a picture'),
};
const photos = new Map<string, Buffer>();
for (const [name, draw] of Object.entries(PICTURES)) {
  const photo = await draw();
  photos.set(name, photo);
  writeFileSync(join(PHOTOS, name), photo);
}

/** Creates a shop whose toys have these pictures. */
async function shopWith(name: string, urls: readonly string[]) {
  const folder = join(PLACE, name);
  copyShop('spielkiste', folder);
  const toys = urls.map((pictureURL, at) => ({
    ...{ toyId: `Toy ${at}`, toyName: 'Toy', price: 1, availableQuantity: 1, pictureURL },
  }));
  const file = join(folder, 'public/toy.json');
  writeFileSync(file, JSON.stringify(toys));
  const id = relative(folderOf(''), folder);
  const read = (): { pictureURL: string }[] => JSON.parse(readFileSync(file, 'utf8'));
  return {
    folder,
    id,
    read,
    make: async (from?: string) => makePictures(await loadShop(id), from),
  };
}

test('makes square files of every kind of photo, only once, and says what is no picture', async () => {
  execFileSync('sh', ['-c', 'mkfifo pipe.jpg'], { cwd: PHOTOS }); // reading it would block forever
  const names = [...photos.keys(), 'pipe.jpg'];
  const { folder, id, read, make } = await shopWith('kinds', names);
  const first = await make(PHOTOS);
  expect(first.made).toBe(6);
  expect(first.problems).toEqual([
    'phone.heic of toy Toy 6 is HEIC, which only some programs read: export it as JPEG.',
    expect.stringMatching(/^broken\.jpg of toy Toy 7 is broken: /),
    'text.png of toy Toy 8 is not a picture.',
    'pipe.jpg of toy Toy 9 is a folder, a pipe or a device, not a picture.',
  ]);
  const urls = read().map(({ pictureURL }) => pictureURL);
  const sides: Record<string, (number | undefined)[]> = {};
  for (const [at, url] of urls.slice(0, 6).entries()) {
    const sizes = [320, 640, 960].flatMap((width) =>
      ['avif', 'webp'].map((type) => url.replace('-640.avif', `-${width}.${type}`)),
    );
    for (const file of sizes) {
      const {
        width,
        height,
        space,
        pages = 1,
      } = await sharp(join(folder, 'public', file)).metadata();
      expect([width, space, pages]).toEqual([height, 'srgb', 1]);
      if (file.endsWith('webp'))
        sides[names[at] ?? ''] = [...(sides[names[at] ?? ''] ?? []), width];
    }
  }
  expect(sides).toMatchObject({
    'transparent.png': [320, 400, 400],
    'animated.gif': [30, 30, 30],
    'large.jpg': [320, 640, 960],
  });
  // Rotated by its metadata, this one is a portrait: its sides are clear, its middle is red.
  const upright = sharp(
    join(folder, 'public', (urls[2] ?? '').replace('.avif', '.webp')),
  ).ensureAlpha();
  const { data, info } = await upright.raw().toBuffer({ resolveWithObject: true });
  const alphaAt = (x: number) => data[(info.width * (info.height / 2) + x) * 4 + 3];
  expect([alphaAt(5), alphaAt(info.width / 2)]).toEqual([0, 255]);
  expect((await checkShop(id)).errors).toEqual([
    expect.stringContaining('pictures without a file: 4, the first phone.heic of toy Toy 6'),
  ]);
  expect(await make(PHOTOS)).toMatchObject({ made: 0 });
}, 60_000); // ms: on a busy machine AVIF takes long

test('downloads the addresses of a catalogue once, and is offline after that', async () => {
  let requests = 0;
  const server = createServer((_, response) => {
    requests += 1;
    response.end(photos.get('portrait.jpg'));
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo; // it listens on a port, not on a pipe
  const url = `http://127.0.0.1:${port}/a.jpg?size=large`;
  const { folder, read, make } = await shopWith('addresses', [url]);
  expect(await make()).toEqual({ made: 1, kept: 0, problems: [] });
  server.close();
  const [made] = read();
  expect(made?.pictureURL).toMatch(/^\/pictures\/toy-0-[\da-f]{8}-640\.avif$/);
  writeFileSync(
    join(folder, 'public/toy.json'), // as the next import does
    JSON.stringify([{ ...made, pictureURL: url }]),
  );
  expect(await make()).toEqual({ made: 0, kept: 1, problems: [] });
  expect(read()).toEqual([made]);
  expect(requests).toBe(1);
});

test('finds a photo whose name is written in another way', async () => {
  const { id, make } = await shopWith('names', ['Bär 50%.jpg']);
  writeFileSync(join(PHOTOS, 'Bär 50%.JPG'.normalize('NFD')), photos.get('portrait.jpg') ?? '');
  expect((await checkShop(id)).errors).toEqual([
    expect.stringContaining('pictures without a file: 1, the first Bär 50%.jpg of toy Toy 0'),
  ]);
  expect(await make(PHOTOS)).toEqual({ made: 1, kept: 0, problems: [] });
});

test('says which file is broken if it does not know what it has made', async () => {
  const { folder, make } = await shopWith('conflict', ['portrait.jpg']);
  for (const content of ['<<<<<<< HEAD', 'null', '{"portrait.jpg":"toy-0"}']) {
    writeFileSync(join(folder, 'pictures.json'), content);
    await expect(make(PHOTOS)).rejects.toThrow(
      /conflict\/pictures\.json cannot be read: .*Delete it/,
    );
  }
});

test('makes a photo again when it has changed, and finds it by the id of its toy', async () => {
  const { read, make } = await shopWith('changed', ['']);
  const photo = join(PHOTOS, 'Toy 0.jpg');
  writeFileSync(photo, photos.get('portrait.jpg') ?? '');
  expect(await make(PHOTOS)).toMatchObject({ made: 1 });
  expect(read()[0]?.pictureURL).toMatch(/^\/pictures\/toy-0-/);
  utimesSync(photo, new Date(), new Date(Date.now() + 5000));
  expect(await make(PHOTOS)).toMatchObject({ made: 1 });
  expect(await make(PHOTOS)).toMatchObject({ made: 0 });
});

test.each(['logo.svg', 'transparent.png'])('makes every icon from %s', async (name) => {
  const { folder, id } = await shopWith(`logo-${name}`, []);
  const logo = join(PHOTOS, name);
  if (name.endsWith('svg')) {
    writeFileSync(
      logo,
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 2 1"><rect width="2" height="1"/></svg>',
    );
  }
  const file = (path: string) => join(folder, 'public', path);
  const wanted = [
    'icons/icon-192.png',
    'icons/icon-512.png',
    'icons/maskable-512.png',
    'og.jpg',
    'favicon.svg',
  ];
  for (const path of wanted) rmSync(file(path));
  await makeIcons(await loadShop(id), logo);
  for (const path of wanted) expect(existsSync(file(path)), path).toBe(true);
  const { width, height } = await sharp(file('og.jpg')).metadata();
  expect([width, height]).toEqual([1200, 630]);
  expect(statSync(file('favicon.svg')).size).toBeLessThan(100_000);
});
