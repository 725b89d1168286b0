import { readFile } from 'node:fs/promises';
import { extname } from 'node:path';
import type { Exchange, Feature } from '../pipeline/feature.ts';
import { Refusal } from '../pipeline/refusal.ts';

/** The folder of Vite's build of `page/`. */
const BUILT = new URL('../../dist/page/', import.meta.url);

const MISSING =
  'The page of the emulator is not built: run "npm run build -w @toystore/auth-emulator" in its repository, then reload.';

const TYPES: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.md': 'text/plain; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; img-src 'self' data:; base-uri 'none'; form-action 'none'";

/** The list of the API's operations that the emulator has: the page links to it. */
const COVERAGE = new URL('../../docs/coverage.md', import.meta.url);

/** Serves the emulator's page to browsers, and its compact form to frames of the app. */
export const pages: Feature = {
  name: 'page',
  routes(app) {
    app.get('/', async (exchange, next) => {
      exchange.header('vary', 'accept', { append: true });
      if (!exchange.req.header('accept')?.includes('text/html')) return next();
      return servePage(exchange, 'index.html');
    });
    app.get('/toystore/panel', (exchange) => servePage(exchange, 'panel.html'));
    app.get('/toystore/page/*', serveAsset);
    app.get('/toystore/coverage', (exchange) => serveFile(exchange, COVERAGE));
  },
};

async function servePage(exchange: Exchange, name: string): Promise<Response> {
  const { outgoing } = exchange.env;
  const ancestors = outgoing.getHeader('content-security-policy') ?? "frame-ancestors 'none'";
  exchange.header('content-security-policy', `${POLICY}; ${ancestors}`);
  exchange.header('cache-control', 'no-cache');
  return serveFile(exchange, new URL(name, BUILT));
}

async function serveAsset(exchange: Exchange): Promise<Response> {
  const name = exchange.req.path.replace('/toystore/page/', '');
  if (!/^[\w-][\w.-]*(\/[\w-][\w.-]*)*$/.test(name)) throw new Refusal('NOT_FOUND', 404);
  exchange.header('cache-control', 'public, max-age=31536000, immutable');
  return serveFile(exchange, new URL(name, BUILT));
}

async function serveFile(exchange: Exchange, file: URL): Promise<Response> {
  exchange.header('x-content-type-options', 'nosniff');
  exchange.header('referrer-policy', 'no-referrer');
  const bytes = await readFile(file).catch(() => undefined);
  if (bytes === undefined) {
    exchange.header('cache-control', 'no-store');
    return exchange.text(MISSING, 404);
  }
  exchange.header('content-type', TYPES[extname(file.pathname)] ?? 'application/octet-stream');
  return exchange.body(bytes);
}
