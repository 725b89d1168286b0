import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, expect, test } from 'vitest';
import { stopAll } from '../../../../scripts/command/programs.ts';
import { startHostingEmulator } from '../../../../scripts/servers/hostingEmulator.ts';
import { TEST_SHOP } from '../../addresses.ts';
import { servedBuild } from './servedBuild.ts';

// For speed, e2e tests and those of this folder serve the build in their own process. The Hosting emulator answers alike.

const { get } = servedBuild();

const PATHS = [
  '/',
  '/home',
  '/home/',
  '/home.html',
  '/index.html',
  '/Home',
  '/alltoy?min=20',
  '/toys/1',
  '/toys',
  '/toys/1/more',
  '/myprofile',
  '/auth/action?mode=verifyEmail',
  '/nowhere',
  '/404',
  '/shell',
  '/toy.json',
  '/toy2.json',
  '/robots.txt',
  '/sitemap.xml',
  '/og.jpg',
  '/favicon.svg',
  '/pictures/tango-the-t-rex-320.webp',
  '/pictures/missing.webp',
  '/assets/missing-00000000.js',
  '/%2e%2e/package.json',
];

/** Headers that differ between requests. */
const VARYING = ['date', 'connection', 'keep-alive'];

async function describeAnswer(response: Response) {
  const headers = [...response.headers].filter(([name]) => !VARYING.includes(name));
  return { status: response.status, headers, body: await response.text() };
}

afterAll(stopAll);

test('answers with the same headers as the Hosting emulator, which survives a request that it cannot parse', {
  timeout: 200_000,
}, async () => {
  await startHostingEmulator(TEST_SHOP);
  for (const path of PATHS) {
    const theirs = await fetch(`${TEST_SHOP.siteUrl}${path}`, { redirect: 'manual' });
    expect(await describeAnswer(await get(path)), path).toEqual(await describeAnswer(theirs));
  }
  for (const request of ['GET // HTTP/1.1\r\nHost: localhost', 'GET / HTTP/1.1\r\nHost: a b']) {
    const socket = connect(TEST_SHOP.ports.hosting, 'localhost');
    socket.write(`${request}\r\nConnection: close\r\n\r\n`);
    expect(await text(socket), request).toMatch(/^HTTP\/1\.1 400 /);
  }
  expect((await fetch(TEST_SHOP.siteUrl)).status).toBe(200);
});
