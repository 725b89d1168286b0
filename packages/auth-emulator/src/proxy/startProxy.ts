import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { holdsLinks, redirectToApp, rewriteLinks } from './actionLinks.ts';
import { type Exchange, type ProxySettings, requestedUrl } from './exchange.ts';
import { forward } from './forward.ts';
import { isPopupPage, serveStub, withoutNetwork } from './googleSignIn.ts';
import { foreignness, refuseForeign } from './localRequests.ts';
import { maySetPassword, refuseWeakPassword, servePolicy } from './passwordPolicy.ts';
import { mayNeedRecentLogin, refuseOldLogin } from './recentLoginCheck.ts';
import { serveRecentLogin } from './recentLoginLimit.ts';
import { resetAccounts } from './reset.ts';

const HOST = '127.0.0.1';

/**
 * Starts the proxy before the Auth emulator: it passes on what pages of this machine request, and adds
 * what the emulator lacks.
 * @param port to listen at; with 0 any free one
 * @throws {Error} when the port is taken
 */
export async function startProxy(port: number, options: Omit<ProxySettings, 'url'>) {
  const server = createServer().listen(port, HOST);
  await once(server, 'listening').catch((cause: NodeJS.ErrnoException) => {
    if (cause.code !== 'EADDRINUSE') throw cause;
    throw new Error(
      `Port ${port} is taken. Stop the program that listens there, or choose another port.`,
      { cause },
    );
  });
  const address = server.address() as AddressInfo; // it listens at a port
  const url = `http://${HOST}:${address.port}`;
  const settings = { ...options, url };

  server.on('request', (request, response) => {
    response.on('error', () => undefined); // the client is gone; nothing is left to do
    const reason = foreignness(request, settings.allowOrigins);
    if (reason !== undefined) {
      refuseForeign(response, reason);
      settings.onRefused(reason);
      return;
    }
    const exchange = { request, response, url: requestedUrl(request), settings };
    answer(exchange).catch(() => response.destroy());
  });
  return {
    url,
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}

async function answer(exchange: Exchange): Promise<void> {
  const handlers = [serveStub, redirectToApp, servePolicy, serveRecentLogin, resetAccounts];
  if (handlers.some((handle) => handle(exchange))) return;
  const edit = editorOf(exchange);
  const checks = [
    ...(mayNeedRecentLogin(exchange) ? [refuseOldLogin] : []),
    ...(maySetPassword(exchange) ? [refuseWeakPassword] : []),
  ];
  if (checks.length === 0) {
    forward(exchange, { edit });
    return;
  }
  const body = await buffer(exchange.request);
  if (!checks.some((refuse) => refuse(exchange, body))) forward(exchange, { body, edit });
}

/** How the emulator's answer is to be changed, if it is. */
function editorOf({ url, settings }: Exchange) {
  if (isPopupPage(url)) return withoutNetwork;
  if (holdsLinks(url)) return (text: string) => rewriteLinks(text, settings);
  return undefined;
}
