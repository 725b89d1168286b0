import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { brotliCompressSync, constants } from 'node:zlib';
import { refuseUnreadable } from '../../../scripts/hosting/refuseUnreadable.ts';

// An import would have it in the default export of the default export.
const superstatic: typeof import('superstatic').default = createRequire(import.meta.url)(
  'superstatic',
).default;
const CACHE = join(import.meta.dirname, '../../../.cache/bench/brotli');
const TEXT = /\.(?:css|html|js|json|svg|txt)$/;

interface Site {
  /** The first folder that has a file provides it. */
  folders: string[];
  /** Rewrites, headers and so on, as in firebase.json. */
  hosting: object;
  /** Replaces /toy.json. */
  catalogue: Buffer;
}

/** Serves files over HTTP on a free port with the Hosting emulator's server. Text is compressed with brotli in advance. */
export async function serve({ folders, hosting, catalogue }: Site) {
  const files = new Map(folders.toReversed().flatMap(filesIn));
  files.set('/toy.json', compressed(catalogue));

  const options = {
    config: JSON.stringify(hosting), // an object would be merged with the firebase.json of this project
    fallthrough: false,
    provider: async (_: unknown, path: string) => {
      const content = files.get(decodeURI(path));
      return (
        content && {
          stream: Readable.from([content]),
          size: content.length,
          etag: hashOf(content), // for 304 on a second visit, as from a CDN
        }
      );
    },
    ...Object({ compression: markCompressed }), // superstatic accepts a middleware, too; its types lack that
  };
  const handle = superstatic(options);
  const server = createServer((request, response) =>
    handle(request, response, () => response.writeHead(404).end()),
  );
  refuseUnreadable(server);
  server.keepAliveTimeout = 60_000;
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
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

function markCompressed(_: unknown, response: ServerResponse, next: () => void) {
  const isText = /text|javascript|json|svg/.test(String(response.getHeader('content-type')));
  if (isText) response.setHeader('content-encoding', 'br');
  next();
}

/** Returns the content of each file by its path. */
const filesIn = (folder: string): [string, Buffer][] =>
  globSync('**/*.*', { cwd: folder })
    .filter((file) => statSync(join(folder, file)).isFile())
    .map((file) => {
      const content = readFileSync(join(folder, file));
      return [`/${file.replaceAll('\\', '/')}`, TEXT.test(file) ? compressed(content) : content];
    });

const hashOf = (content: Buffer) => createHash('sha256').update(content).digest('hex');

/** Compresses text with brotli and caches the result between runs. */
function compressed(content: Buffer): Buffer {
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
