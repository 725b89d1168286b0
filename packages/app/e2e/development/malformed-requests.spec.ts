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

test('the dev server, that of the build and the emulator answer a request that they cannot parse, and the next one', async () => {
  for (const url of [TEST_SHOP.devUrl, TEST_SHOP.siteUrl, TEST_SHOP.emulatorUrl]) {
    const { hostname, port } = new URL(url);
    for (const request of REQUESTS) {
      const socket = connect(Number(port), hostname);
      socket.write(`${request}\r\nConnection: close\r\n\r\n`);
      expect(await text(socket), `${url}: ${request}`).toMatch(/^HTTP\/1\.1 [2-5]\d\d /);
    }
    expect((await fetch(url)).status).toBe(200);
  }
});
