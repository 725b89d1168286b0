import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ROOT } from '../command/programs.ts';
import { readSource } from './readSource.ts';

const server = createServer(({ url }, response) => {
  if (url === '/good.json') response.end('\uFEFF[{"toyId":1}]');
  else if (url === '/page.json') response.end('<!doctype html><title>Home</title>');
  else if (url === '/broken.json') response.end('[{"toyId":1');
  else if (url === '/silent.json') return;
  else if (url === '/half.json') response.write('[');
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

test('reads a URL and a file, with a byte order mark', async () => {
  expect(await readSource(`${site}/good.json`)).toEqual([{ toyId: 1 }]);
  expect(await readSource(join(ROOT, 'release.json'))).toHaveProperty('scope');
});

test.each([
  ['/gone.json', /\/gone\.json answers with HTTP 404\.$/],
  ['/page.json', /\/page\.json is an HTML page, not a catalogue\. If it/],
  ['/broken.json', /\/broken\.json is not JSON: .*position 11/],
])('says in a sentence why %s cannot be read', async (path, sentence) => {
  await expect(readSource(site + path)).rejects.toThrow(sentence);
});

test.each(['/silent.json', '/half.json'])('stops waiting for %s', async (path) => {
  const sentence = `${site}${path} did not answer within 0.2 seconds.`;
  await expect(readSource(site + path, 200)).rejects.toThrow(sentence);
});

test.each([
  ['http://127.0.0.1:9/toy.json', /^http:\/\/127\.0\.0\.1:9\/toy\.json cannot be reached: .+\.$/],
  ['nowhere/toy.json', 'There is no file nowhere/toy.json.'],
  ['release.json/toy.json', 'There is no file release.json/toy.json.'],
  ['scripts', 'scripts is a folder, not a file.'],
  ['.gitignore', /^\.gitignore is not JSON: /],
  ['/dev/null', '/dev/null is a pipe or a device, not a file.'],
  [
    'packages/app/test/exports/google.xml',
    /google\.xml is a feed in RSS or Atom, not a catalogue\. If it is an export, npm run catalogue:import/,
  ],
  ['packages/app/test/exports/shopify.csv', /shopify\.csv is a table in CSV, not a catalogue\. If/],
])('says in a sentence why %s cannot be read', async (source, sentence) => {
  await expect(readSource(source)).rejects.toThrow(sentence);
});
