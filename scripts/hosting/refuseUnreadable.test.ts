import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { refuseUnreadable } from './refuseUnreadable.ts';

let server: Server;
let handled: (string | undefined)[] = [];

beforeAll(async () => {
  server = createServer(({ url }, response) => {
    handled.push(url);
    response.end('handled');
  });
  server.on('upgrade', ({ url }, socket) => {
    handled.push(url);
    socket.end('handled');
  });
  refuseUnreadable(server);
  await once(server.listen(0, '127.0.0.1'), 'listening');
});
afterAll(() => void server.close());

/** Sends the raw lines of a request, and returns the answer. */
async function send(...lines: string[]): Promise<string> {
  handled = [];
  const { port } = server.address() as AddressInfo; // it listens at a port
  const socket = connect(port, '127.0.0.1');
  socket.write(`${lines.join('\r\n')}\r\nConnection: close\r\n\r\n`);
  return text(socket);
}

const UPGRADE = ['Upgrade: websocket', 'Connection: upgrade'];

test.each([
  ['GET // HTTP/1.1', 'Host: localhost'],
  ['GET /home HTTP/1.1', 'Host: a b'],
  ['GET /home HTTP/1.1', 'Host: '],
  ['GET http://[ HTTP/1.1', 'Host: localhost'],
  ['POST //a:b:c HTTP/1.1', 'Host: localhost'],
  ['GET http://[ HTTP/1.1', 'Host: localhost', ...UPGRADE],
])('refuses %s with %s', async (...lines) => {
  expect(await send(...lines)).toMatch(/^HTTP\/1\.1 400 /);
  expect(handled).toEqual([]);
});

test.each([
  ['GET /home?from=// HTTP/1.1', 'Host: localhost:4173'],
  ['GET //home HTTP/1.1', 'Host: localhost'],
  ['GET /% HTTP/1.1', 'Host: [::1]:4173'],
  ['GET / HTTP/1.1', 'Host: localhost', ...UPGRADE],
])('passes on %s with %s', async (...lines) => {
  expect(await send(...lines)).toContain('handled');
  expect(handled).toHaveLength(1);
});
