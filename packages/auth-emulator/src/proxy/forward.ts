import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { createProxyServer } from 'httpxy';
import { projectHeader } from '../client.ts';
import type { Exchange } from './exchange.ts';

/** Headers that do not hold for a text that was edited. */
const BODY_DEPENDENT_HEADERS = ['content-length', 'etag', 'transfer-encoding'];

/** Headers by which a client would get no text, or one that cannot be read here. */
const STRIPPED_REQUEST_HEADERS = ['accept-encoding', 'if-modified-since', 'if-none-match'];

interface ForwardOptions {
  /** The request's body, when that has been read already. */
  body?: Buffer;
  /** Changes the answer's text. */
  edit?: ((text: string) => string | Promise<string>) | undefined;
}

/**
 * Passes a request on to the emulator and its answer back. All streams, unless the answer is to be
 * edited. An emulator that is down becomes a dead connection, one that hangs hangs here; when the client
 * gives up, so does the request to the emulator.
 */
export function forward(
  { request, response, url, settings }: Exchange,
  { body, edit }: ForwardOptions = {},
): void {
  request.url = `${url.pathname}${url.search}`; // as it was read here: the emulator is to read nothing else
  request.headers[projectHeader] = settings.projectId;
  if (body && request.headers['content-length'])
    request.headers['content-length'] = `${body.length}`;
  const proxy = createProxyServer({
    target: settings.emulatorUrl,
    agent: false, // a connection of its own: an old one may be closing just now
    proxyTimeout: 0,
    selfHandleResponse: edit !== undefined,
    ...(body && { buffer: Readable.from(body) }),
  });
  if (edit) {
    for (const name of STRIPPED_REQUEST_HEADERS) delete request.headers[name];
    proxy.on('proxyRes', async (answer) => {
      const { statusCode = 502, headers } = answer;
      try {
        const edited = await edit(await text(answer));
        for (const name of BODY_DEPENDENT_HEADERS) delete headers[name];
        response.writeHead(statusCode, headers).end(edited);
      } catch {
        response.destroy(); // the answer broke off
      }
    });
  }
  proxy.web(request, response).catch(() => response.destroy());
}
