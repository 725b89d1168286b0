import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { escapeAccounts, isAccountPicker } from './accountPicker.ts';
import { holdsLinks, redirectToApp, rewriteLinks } from './actionLinks.ts';
import { isTooLarge, readBody, refuseLargeBody } from './body.ts';
import { type Exchange, isByOwner, type ProxySettings, refuse } from './exchange.ts';
import { exchangeSmsCode, listsSmsCodes, showFixedCodes, takesSmsCode } from './fixedSmsCodes.ts';
import { forward } from './forward.ts';
import { isFrameOfStub, makeOffline, serveStub } from './googleSignIn.ts';
import { rejectionReason, rejectRequest, setEmbeddingHeaders } from './localRequests.ts';
import { noteLanguage, noteLinkWithoutMail, serveMail } from './mail.ts';
import { maySetPassword, refuseWeakPassword, servePolicy } from './passwordPolicy.ts';
import { mayNeedRecentLogin, refuseOldLogin } from './recentLoginCheck.ts';
import { serveRecentLogin } from './recentLoginLimit.ts';
import { requestedUrl } from './requestedUrl.ts';
import { operationOf, readFields } from './requestFields.ts';
import { resetAccounts } from './reset.ts';
import { mayHoldTokens, servePublicKeys, signTokens } from './signedTokens.ts';

/**
 * Starts the proxy before the Auth emulator: it passes on what pages of this machine request, and adds
 * what the emulator lacks.
 * @param place where to listen; with port 0 at any free one
 * @throws {Error} in one sentence, when it cannot listen there
 */
export async function startProxy(
  place: { port: number; host?: string },
  options: Omit<ProxySettings, 'url'>,
) {
  const { port, host = '127.0.0.1' } = place;
  const server = createServer().listen(port, host);
  await once(server, 'listening').catch((cause: NodeJS.ErrnoException) => {
    throw new Error(listenFailure(cause, port, host), { cause });
  });
  const address = server.address() as AddressInfo; // it listens at a port
  const url = urlOf(host, address.port);
  const settings = { ...options, url };

  server.on('request', (request, response) => {
    response.on('error', () => undefined); // the client is gone; nothing is left to do
    const allowOrigins = [...settings.allowOrigins, url];
    setEmbeddingHeaders(request, response, allowOrigins);
    const reason = rejectionReason(request, allowOrigins);
    if (reason !== undefined) {
      rejectRequest(response, reason);
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

/** Why the proxy cannot listen, and what to do. */
function listenFailure({ code, message }: NodeJS.ErrnoException, port: number, host: string) {
  if (code === 'EADDRINUSE') {
    return `Port ${port} is taken. Stop the program that listens there, or choose another port.`;
  }
  if (code === 'EACCES') return `Port ${port} needs more rights. Choose one from 1024 on.`;
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND' || code === 'EAI_AGAIN') {
    return `This machine has no address ${host}. Choose one that it has, or 0.0.0.0 for all.`;
  }
  return message;
}

/** Where programs of this machine reach what listens at a host; "all addresses" is no place to go to. */
export function urlOf(host: string, port: number): string {
  const name = ['0.0.0.0', '::'].includes(host) ? '127.0.0.1' : host;
  return `http://${name.includes(':') ? `[${name}]` : name}:${port}`;
}

async function answer(exchange: Exchange): Promise<void> {
  if (isTooLarge(exchange.request)) return refuseLargeBody(exchange);
  const handlers = [
    refuseEmptyNames,
    serveStub,
    redirectToApp,
    servePolicy,
    serveRecentLogin,
    serveMail,
    servePublicKeys,
    resetAccounts,
  ];
  if (handlers.some((handle) => handle(exchange))) return;
  const edit = editorOf(exchange);
  const operation = isByOwner(exchange.request) ? undefined : operationOf(exchange);
  const checks = operation === undefined ? [] : checksOf(operation);
  const isLengthKnown = exchange.request.headers['transfer-encoding'] === undefined;
  const isChanged = takesSmsCode(exchange);
  if (checks.length === 0 && isLengthKnown && !isChanged) return forward(exchange, { edit });
  const sent = await readBody(exchange.request);
  if (sent === undefined) return refuseLargeBody(exchange);
  const body = isChanged ? await exchangeSmsCode(exchange, sent) : sent;
  if (operation === undefined || checks.length === 0) return forward(exchange, { body, edit });
  const fields = readFields(exchange, body);
  if (fields === undefined || checks.some((check) => check(exchange, fields, operation))) return;
  forward(exchange, { body, edit });
}

/** What is to be checked before an operation. */
const checksOf = (operation: string) => [
  ...(mayNeedRecentLogin(operation) ? [refuseOldLogin] : []),
  ...(maySetPassword(operation) ? [refuseWeakPassword] : []),
  ...(operation === 'sendOobCode' ? [noteLanguage] : []),
];

/**
 * Refuses a path such as `/v1/projects//accounts`, which is none at the provider. The emulator takes the project
 * that it has for one that is not named, and then asks for no owner.
 * @returns whether it was one
 */
function refuseEmptyNames(exchange: Exchange): boolean {
  if (!exchange.url.pathname.includes('//')) return false;
  refuse(exchange, 404, 'NOT_FOUND');
  return true;
}

/** How the emulator's answer is to be changed, if it is. */
function editorOf(exchange: Exchange) {
  const { url, settings } = exchange;
  if (isAccountPicker(url)) return (html: string) => makeOffline(escapeAccounts(html));
  if (isFrameOfStub(url)) return makeOffline;
  if (holdsLinks(url))
    return (text: string) => noteLinkWithoutMail(rewriteLinks(text, settings), settings);
  const { signer } = settings;
  if (signer && mayHoldTokens(exchange)) return (text: string) => signTokens(text, signer);
  if (listsSmsCodes(url)) return (text: string) => showFixedCodes(text, settings);
  return undefined;
}
