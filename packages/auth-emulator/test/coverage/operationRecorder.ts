import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage, ServerResponse } from 'node:http';

/* Records what tests send to the proxies of this process. It listens to Node's HTTP servers, so the proxy has no code for it. */

interface Exchange {
  request: IncomingMessage;
  response: ServerResponse;
}

/** The message of the channel `http.server.request.start`. */
interface Started extends Exchange {
  socket: { localPort?: number };
}

/** A request to a proxy, and the status of the answer. */
export interface Recorded {
  method: string;
  url: string;
  status: number;
}

let exchanges: Exchange[] = [];
const stubPorts = new Set<number>();

subscribe('http.server.request.start', (message) => {
  const { request, response, socket } = message as Started; // Node's types have `unknown`
  if (!stubPorts.has(socket.localPort ?? 0)) exchanges.push({ request, response });
});

/** Excludes a server: a stub of the emulator, or a proxy before one, shows nothing about the emulator. */
export function excludeServer(url: string): () => void {
  const port = Number(new URL(url).port);
  stubPorts.add(port);
  return () => void stubPorts.delete(port);
}

/** Returns what was recorded since the last call. */
export function takeRecorded(): Recorded[] {
  const taken = exchanges;
  exchanges = [];
  return taken.map(({ request: { method = '', url = '' }, response }) => ({
    method,
    url,
    status: response.headersSent ? response.statusCode : 0,
  }));
}
