import { globSync, readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { networkInterfaces } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { SHOP, TEST_SHOP } from '../../packages/app/addresses.ts';
import { isTaken } from './ports.ts';

/** The loopback addresses of this machine; not all machines have an IPv6 one. */
const loopback = Object.values(networkInterfaces())
  .flatMap((addresses = []) => addresses)
  .flatMap(({ address }) => (['127.0.0.1', '::1'].includes(address) ? [address] : []));

test('has the ports of firebase.json', () => {
  const file = new URL('../../firebase.json', import.meta.url);
  const { emulators } = JSON.parse(readFileSync(file, 'utf8'));
  expect(emulators.auth).toEqual({ host: '127.0.0.1', port: SHOP.ports.auth });
  expect(emulators.hosting).toEqual({ host: '127.0.0.1', port: SHOP.ports.hosting });
});

test('has other ports for tests, so that they can run next to the shop', () => {
  const { auth, dev, hosting } = SHOP.ports;
  const taken = [auth, dev, hosting];
  expect(taken.filter((port) => Object.values(TEST_SHOP.ports).includes(port))).toEqual([]);
  const folder = join(import.meta.dirname, '../../packages/app');
  const naming = globSync('{e2e,test,bench}/**/*.{ts,mjs}', { cwd: folder })
    .filter((file) => !file.includes('smoke')) // it opens what `npm start` starts
    .filter((file) =>
      taken.some((port) => readFileSync(join(folder, file), 'utf8').includes(`:${port}`)),
    );
  expect(naming, 'these name a port of `npm start` or `npm run preview`').toEqual([]);
});

test.each(loopback)(
  'reports a port in use at %s as taken, and a free one as free',
  async (host) => {
    const server = createServer();
    await new Promise<void>((resolve) => server.listen({ host, port: 0 }, resolve));
    const address = server.address();
    if (address === null || typeof address === 'string') throw new Error('no port');

    expect(await isTaken(address.port)).toBe(true);
    await new Promise((resolve) => server.close(resolve));
    expect(await isTaken(address.port)).toBe(false);
  },
);
