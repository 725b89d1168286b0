import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createToy } from '../../packages/storefront/test/createToy.ts';
import { ROOT } from '../command/programs.ts';
import { checkPictures } from './checkPictures.ts';
import { readPicture, readPictureFile } from './readPicture.ts';

const APP_FILES = join(ROOT, 'packages/app/public');
const large = readFileSync(join(APP_FILES, 'pictures/bramble-the-honey-bear-960.webp'));
const small = readFileSync(join(APP_FILES, 'pictures/bramble-the-honey-bear-320.webp'));

let open = 0;
let mostOpen = 0;
const server = createServer(async ({ url = '', headers }, response) => {
  open += 1;
  mostOpen = Math.max(mostOpen, open);
  await new Promise((resolve) => setTimeout(resolve, 10));
  open -= 1;
  if (url.startsWith('/large')) {
    expect(headers.range).toBe('bytes=0-262143');
    response.writeHead(206).end(large);
  } else if (url === '/small.webp') response.end(small);
  else if (url === '/endless.webp')
    response.write(large); // a host that ignores the range
  else if (url === '/page.webp') response.end('<!doctype html>');
  else if (url === '/silent.webp') return;
  else response.writeHead(404).end();
});

let site = '';
beforeAll(async () => {
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo; // it listens on a port, not on a pipe
  site = `http://127.0.0.1:${port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const check = (...urls: string[]) => {
  const toys = urls.map((pictureURL, index) => createToy({ toyId: String(index), pictureURL }));
  const timeout = (file: string) => (file.startsWith('/silent') ? 300 : undefined);
  return checkPictures(toys, (file) => readPicture(new URL(file, site), timeout(file)));
};
const details = async (...urls: string[]) =>
  (await check(...urls)).map(({ level, message, subjects }) => [
    level,
    message,
    ...subjects.map(({ detail }) => detail),
  ]);

test('accepts a large picture, also from a host that never stops sending', async () => {
  expect(await details('/large.webp', '/endless.webp')).toEqual([]);
});

test('names pictures that the shop cannot show, and why', async () => {
  expect(
    await details(
      '/gone.webp',
      '/page.webp',
      '/silent.webp',
      'http://127.0.0.1:9/a.webp',
      'data:,',
    ),
  ).toEqual([
    [
      'error',
      '5 pictures that the shop cannot show',
      '/gone.webp answers with HTTP 404',
      '/page.webp is not a PNG, JPEG, WebP, AVIF, GIF or SVG',
      '/silent.webp did not answer within 0.3 seconds',
      expect.stringMatching(/^http:\/\/127\.0\.0\.1:9\/a\.webp cannot be reached: ./),
      'data:, is not a web address',
    ],
  ]);
});

test('warns of a picture that is smaller than its place on a toy’s page', async () => {
  expect(await details('/small.webp')).toEqual([
    ['warning', '1 picture whose shorter side has less than 706 px', '/small.webp has 320 px'],
  ]);
});

test('checks the further pictures of a toy, each once, a few at a time', async () => {
  const requested: string[] = [];
  const toy = createToy({ pictureURL: '/large.webp', morePictureURLs: ['/gone.webp'] });
  const read = (file: string) => {
    requested.push(file);
    return readPicture(new URL(file, site));
  };
  const [finding] = await checkPictures([toy, toy], read);
  expect(requested.sort()).toEqual(['/gone.webp', '/large.webp']);
  expect(finding?.message).toBe('2 pictures that the shop cannot show');

  mostOpen = 0;
  await check(...Array.from({ length: 40 }, (_, index) => `/large-${index}.webp`));
  expect(mostOpen).toBeGreaterThan(1);
  expect(mostOpen).toBeLessThanOrEqual(8);
});

test('checks every width and format of a picture of the shop', async () => {
  const toy = createToy({ pictureURL: '/pictures/bramble-the-honey-bear-640.avif' });
  const missing = '/pictures/bramble-the-honey-bear-960.avif';
  const read = async (file: string) =>
    readPictureFile(file === missing ? '/gone.avif' : file, [APP_FILES]);
  const [finding] = await checkPictures([toy], read);
  expect(finding?.subjects).toEqual([
    expect.objectContaining({ detail: `${missing} is not among the shop’s files` }),
  ]);
  expect(
    await checkPictures([toy], async (file) => readPictureFile(file, ['/nowhere', APP_FILES])),
  ).toEqual([]);
});
