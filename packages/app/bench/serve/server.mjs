import { globSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';
import { compressed } from './compressed.mjs';
import { hostingHeaders, hostingRules } from './hosting.mjs';

/** @type {Record<string, string>} */
const TYPES = {
  '.avif': 'image/avif',
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};
const isText = (/** @type {string} */ type) => /^text|json|svg/.test(type);

/**
 * @typedef {object} Site what to serve
 * @property {string[]} folders searched in this order
 * @property {import('./hosting.mjs').Hosting} hosting
 * @property {Buffer} [catalogue] stands in for /toy.json
 */

/** @typedef {{ body: Buffer, headers: Record<string, string> }} Ready */

/**
 * Serves a site over HTTP on a free port, texts after brotli. All is read and compressed beforehand, so
 * that no visit waits for that.
 * @param {Site} site
 * @returns {Promise<{ origin: string, close: () => void }>}
 */
export async function serve({ folders, hosting, catalogue }) {
  const headersOf = hostingHeaders(hosting);
  /** @type {Map<string, Ready>} */
  const ready = new Map();

  /** @param {string} path @param {Buffer} content */
  function prepare(path, content) {
    const type = TYPES[extname(path)] ?? 'application/octet-stream';
    const body = isText(type) ? compressed(content) : content;
    ready.set(path, {
      body,
      headers: {
        'content-type': type,
        'content-length': String(body.length),
        ...(isText(type) && { 'content-encoding': 'br', vary: 'accept-encoding' }),
      },
    });
  }
  for (const folder of folders.toReversed()) {
    for (const file of globSync('**/*.*', { cwd: folder })) {
      const path = `/${file.replaceAll('\\', '/')}`;
      const source = join(folder, file);
      if (statSync(source).isFile()) prepare(path, readFileSync(source));
    }
  }
  if (catalogue) prepare('/toy.json', catalogue);

  const answerTo = hostingRules(hosting, (path) => ready.has(path));

  const server = createServer((request, response) => {
    const path = decodeURIComponent(new URL(request.url ?? '/', 'http://localhost').pathname);
    const answer = path === '/toy.json' && catalogue ? { file: path, status: 200 } : answerTo(path);
    if (answer === undefined) return response.writeHead(404).end();
    if ('redirect' in answer) {
      return response.writeHead(301, { location: answer.redirect }).end();
    }
    const found = ready.get(answer.file);
    if (!found) return response.writeHead(404).end();
    return response
      .writeHead(answer.status, { ...found.headers, ...headersOf(path) })
      .end(found.body);
  });
  server.keepAliveTimeout = 60_000;
  await new Promise((resolve) => server.listen(0, 'localhost', () => resolve(undefined)));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  return {
    origin: `http://localhost:${address.port}`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
