import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, test } from '@playwright/test';
import { TEST_SHOP } from '../../addresses.ts';

/** Requests that a client can send although no browser does. */
const REQUESTS = [
  'GET // HTTP/1.1\r\nHost: localhost',
  'GET / HTTP/1.1\r\nHost: a b',
  'GET http://[ HTTP/1.1\r\nHost: localhost',
  'GET http://[ HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nSec-WebSocket-Protocol: vite-hmr',
];

for (const [name, url] of [
  ['the dev server', TEST_SHOP.devUrl],
  ['the server of the build', TEST_SHOP.siteUrl],
  ['the emulator', TEST_SHOP.emulatorUrl],
] as const) {
  test(`${name} answers a request that it cannot parse, and the next one`, async () => {
    const { hostname, port } = new URL(url);
    for (const request of REQUESTS) {
      const socket = connect(Number(port), hostname);
      socket.write(`${request}\r\nConnection: close\r\n\r\n`);
      expect(await text(socket), request).toMatch(/^HTTP\/1\.1 [2-5]\d\d /);
    }
    expect((await fetch(url)).status).toBe(200);
  });
}
