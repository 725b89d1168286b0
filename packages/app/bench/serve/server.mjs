import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { brotliCompressSync, constants } from 'node:zlib';
import { refuseUnreadable } from '../../../../scripts/hosting/refuseUnreadable.ts';

/** Imported, it would be in the default of the default. @type {typeof import('superstatic').default} */
const superstatic = createRequire(import.meta.url)('superstatic').default;
const CACHE = join(import.meta.dirname, '../../../../.cache/bench/brotli');
const TEXT = /\.(?:css|html|js|json|svg|txt)$/;

/**
 * Serves files over HTTP on a free port, by the server of Firebase's own Hosting emulator. Text is compressed with
 * brotli beforehand, as a CDN keeps it.
 * @param {object} site
 * @param {string[]} site.folders the first one that has a file provides it
 * @param {object} site.hosting the rewrites, headers and so on of firebase.json
 * @param {Buffer} site.catalogue replaces /toy.json
 * @returns {Promise<{ origin: string, close: () => void }>}
 */
export async function serve({ folders, hosting, catalogue }) {
  const files = new Map(folders.toReversed().flatMap(filesIn));
  files.set('/toy.json', compressed(catalogue));

  const options = {
    config: JSON.stringify(hosting), // an object would be merged with the firebase.json of this project
    fallthrough: false,
    /** @param {unknown} _ @param {string} path */
    provider: async (_, path) => {
      const content = files.get(decodeURI(path));
      return (
        content && {
          stream: Readable.from([content]),
          size: content.length,
          etag: hashOf(content), // a second visit is answered with 304, as by a CDN
        }
      );
    },
    compression:
      /** @type {boolean} superstatic takes a middleware, too; its types do not say so */ (
        /** @type {unknown} */ (markCompressed)
      ),
  };
  const handle = superstatic(options);
  const server = createServer((request, response) =>
    handle(request, response, () => response.writeHead(404).end()),
  );
  refuseUnreadable(server);
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

/**
 * @param {unknown} _
 * @param {import('node:http').ServerResponse} response
 * @param {() => void} next
 */
function markCompressed(_, response, next) {
  const isText = /text|javascript|json|svg/.test(String(response.getHeader('content-type')));
  if (isText) response.setHeader('content-encoding', 'br');
  next();
}

/**
 * @param {string} folder
 * @returns {[string, Buffer][]} the content of each file by its path
 */
const filesIn = (folder) =>
  globSync('**/*.*', { cwd: folder })
    .filter((file) => statSync(join(folder, file)).isFile())
    .map((file) => {
      const content = readFileSync(join(folder, file));
      return [`/${file.replaceAll('\\', '/')}`, TEXT.test(file) ? compressed(content) : content];
    });

/** @param {Buffer} content */
const hashOf = (content) => createHash('sha256').update(content).digest('hex');

/**
 * Text after brotli, which is kept between runs.
 * @param {Buffer} content
 * @returns {Buffer}
 */
function compressed(content) {
  const file = join(CACHE, `${hashOf(content)}.br`);
  if (existsSync(file)) return readFileSync(file);
  const { BROTLI_PARAM_LGWIN, BROTLI_PARAM_SIZE_HINT } = constants;
  const result = brotliCompressSync(content, {
    params: { [BROTLI_PARAM_LGWIN]: 24, [BROTLI_PARAM_SIZE_HINT]: content.length },
  });
  mkdirSync(CACHE, { recursive: true });
  writeFileSync(file, result);
  return result;
}
