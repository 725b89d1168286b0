import { createServer, type IncomingHttpHeaders, type RequestListener, request } from 'node:http';
import { onTestFinished } from 'vitest';
import { startAuthFront } from '../auth-front.mjs';
import { readWhole } from './exchange.mjs';

/** Where the shop is, for links that name none. */
export const SHOP = 'http://localhost:5173';

/** What the stand-in for the emulator was asked. */
interface Asked {
  method: string | undefined;
  url: string | undefined;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

interface Answer {
  status: number | undefined;
  headers: IncomingHttpHeaders;
  body: Buffer;
  text: string;
}

interface Question {
  method?: string;
  headers?: Record<string, string>;
  body?: string | Buffer;
}

/** Starts a server of this test's own; returns its address. */
export async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return `http://127.0.0.1:${address.port}`;
}

/** Starts the front before a server that stands for the emulator; both end with the test. */
export async function frontBefore(emulatorUrl: string) {
  const front = await startAuthFront({
    emulatorUrl,
    ownUrl: 'http://127.0.0.1:0',
    shopUrl: SHOP,
  });
  onTestFinished(front.close);
  return front;
}

/** The front before a server that answers each request with `answer`, and remembers it. */
export async function trial(
  answer: { status?: number; headers?: Record<string, string>; body?: string | Buffer } = {},
) {
  const asked: Asked[] = [];
  const emulatorUrl = await serve(async (incoming, response) => {
    const { method, url, headers } = incoming;
    asked.push({ method, url, headers, body: await readWhole(incoming) });
    response.writeHead(answer.status ?? 200, answer.headers).end(answer.body);
  });
  const front = await frontBefore(emulatorUrl);
  return { front, emulatorUrl, asked };
}

/** Asks as plainly as can be: nothing is followed, added or decoded. */
export function ask(url: string, { method = 'GET', headers = {}, body }: Question = {}) {
  return new Promise<Answer>((resolve, reject) => {
    const outgoing = request(url, { method, headers, agent: false }, (incoming) => {
      readWhole(incoming).then((bytes) => {
        const { statusCode: status, headers } = incoming;
        resolve({ status, headers, body: bytes, text: bytes.toString('utf8') });
      }, reject);
    });
    outgoing.on('error', reject);
    outgoing.end(body);
  });
}
