import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import type { AuthEmulatorOptions } from '../options.ts';
import { listenFailure, originOf, urlOf } from './address.ts';
import type { App } from './feature.ts';
import { rejectionReason, rejectRequest, setEmbeddingHeaders } from './localRequests.ts';

type ProxyOptions = Pick<AuthEmulatorOptions, 'allowOrigins' | 'host' | 'onRefused' | 'port'> & {
  /** Requests wait for it. */
  ready?: Promise<void>;
};

/**
 * Starts the proxy; with `localhost` it listens by IPv4 and IPv6.
 * @param options with port 0 it listens at any free one
 * @param createApp called with the proxy's URL
 * @throws {Error} in one sentence, if it cannot listen there
 */
export async function startProxy(options: ProxyOptions, createApp: (url: string) => App) {
  const { port = 9099, host = '127.0.0.1', onRefused, ready = Promise.resolve() } = options;
  const first = await listen(port, host === 'localhost' ? '127.0.0.1' : host);
  const servers = [first];
  const address = first.address() as AddressInfo; // a server with a port has an AddressInfo
  const url = urlOf(host, address.port);
  const allowOrigins = [...(options.allowOrigins ?? []), url, originOf(host, address.port)];
  const answer = getRequestListener(createApp(url).fetch, { overrideGlobalObjects: false });
  const onRequest: RequestListener = (request, response) => {
    response.on('error', () => undefined); // the client has disconnected
    setEmbeddingHeaders(request, response, allowOrigins);
    const reason = rejectionReason(request, allowOrigins);
    if (reason === undefined) return void ready.then(() => answer(request, response));
    rejectRequest(response, reason);
    onRefused?.(reason);
  };
  first.on('request', onRequest);
  function close() {
    for (const server of servers) {
      server.close();
      server.closeAllConnections();
    }
  }
  if (host === 'localhost') {
    await listen(address.port, '::1').then(
      (server) => servers.push(server.on('request', onRequest)),
      (error) => {
        if (error.cause.code !== 'EADDRINUSE') return; // this machine has no IPv6
        close();
        throw error;
      },
    );
  }
  return { url, close };
}

async function listen(port: number, host: string): Promise<Server> {
  const server = createServer().listen(port, host);
  await once(server, 'listening').catch((cause: NodeJS.ErrnoException) => {
    throw new Error(listenFailure(cause, port, host), { cause });
  });
  return server;
}
