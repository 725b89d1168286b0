import type { IncomingMessage } from 'node:http';

const BASE = 'http://proxy.invalid';

/** The address that is requested; its origin means nothing. One that cannot be read becomes `/`. */
export function requestedUrl({ url = '/' }: IncomingMessage): URL {
  const written = parse(url.startsWith('/') ? `${BASE}${url}` : url); // "//" at the start names no host here
  return parse(`${BASE}${written.pathname}${written.search}`);
}

const parse = (url: string): URL => (URL.canParse(url) ? new URL(url) : new URL(BASE));
