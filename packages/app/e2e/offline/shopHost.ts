import { once } from 'node:events';
import { globSync } from 'node:fs';
import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  request as requestOf,
  type ServerResponse,
} from 'node:http';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { TEST_SHOP } from '../../addresses.ts';

const BUILD = join(import.meta.dirname, '../../../..', TEST_SHOP.build);

/** The host of a test's own shop: it forwards to the tests' server unless a test overrides an answer. */
export interface ShopHost {
  origin: string;
  /** Overrides the answer for a path, or every path (`*`); without a listener, ends that. */
  answer: (path: string, listener: RequestListener | undefined) => void;
  /** Replaces the release: all its code has other names, and the old names no longer exist. */
  release: () => void;
  close: () => void;
}

/** Maps the files of a release to their names in the next one. */
const NEXT_NAMES = new Map(
  globSync('assets/*.{js,css}', { cwd: BUILD }).map((file) => {
    const name = file.replaceAll('\\', '/').slice('assets/'.length);
    return [name, name.replace(/.(?=\.\w+$)/, (last) => (last === '0' ? '1' : '0'))];
  }),
);
const OLD_NAMES = new Map([...NEXT_NAMES].map(([old, next]) => [next, old]));
const ANY_NAME = /[\w-]+\.(?:js|css)\b/g;

const toNext = (content: string) =>
  content.replaceAll(ANY_NAME, (name) => NEXT_NAMES.get(name) ?? name);

export async function startShopHost(): Promise<ShopHost> {
  const answers = new Map<string, RequestListener>();
  let isNext = false;

  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', TEST_SHOP.siteUrl);
    const answer = answers.get(pathname) ?? answers.get('*');
    if (answer !== undefined) answer(request, response);
    else if (isNext) answerNext(pathname, request, response);
    else handOn(request, response);
  }).listen(0, 'localhost');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The host has no port.');

  return {
    origin: `http://localhost:${address.port}`,
    answer(path, listener) {
      if (listener === undefined) answers.delete(path);
      else answers.set(path, listener);
    },
    release() {
      isNext = true;
    },
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

function handOn(request: IncomingMessage, response: ServerResponse) {
  const { url = '/', headers, method = 'GET' } = request;
  const handedOn = requestOf(`${TEST_SHOP.siteUrl}${url}`, { method, headers }, (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(response);
  });
  handedOn.on('error', () => response.destroy());
  request.pipe(handedOn);
}

function answerNext(pathname: string, { headers }: IncomingMessage, response: ServerResponse) {
  const name = pathname.split('/').at(-1) ?? '';
  const isGone = NEXT_NAMES.has(name);
  const path = isGone ? '/assets/gone.js' : pathname.replace(name, OLD_NAMES.get(name) ?? name);
  const { 'accept-encoding': _, 'if-none-match': __, ...asked } = headers;
  requestOf(`${TEST_SHOP.siteUrl}${path}`, { headers: asked }, async (answer) => {
    const { 'content-length': _length, etag: _etag, ...sent } = answer.headers;
    response.writeHead(answer.statusCode ?? 502, sent);
    if (/javascript|html|css/.test(sent['content-type'] ?? ''))
      response.end(toNext(await text(answer)));
    else answer.pipe(response);
  }).end();
}
