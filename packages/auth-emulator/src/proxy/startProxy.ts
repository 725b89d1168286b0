import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { escapeAccounts, isAccountPicker } from './accountPicker.ts';
import { holdsLinks, redirectToApp, rewriteLinks } from './actionLinks.ts';
import { listenFailure, urlOf } from './address.ts';
import { authTimeEditor, isRefresh, refreshEditor } from './authTime.ts';
import { isRead, isTooLarge, readBody, refuseLargeBody } from './body.ts';
import { checksOf } from './checks.ts';
import { joinEdits } from './edits.ts';
import { type Exchange, isByOwner, refuse, type SharedSettings } from './exchange.ts';
import { failRequest } from './failRequest.ts';
import { exchangeSmsCode, listsSmsCodes, showFixedCodes, takesSmsCode } from './fixedSmsCodes.ts';
import { forward } from './forward.ts';
import { isFrameOfStub, makeOffline, serveStub } from './googleSignIn.ts';
import { linkAgeEditor } from './linkAgeCheck.ts';
import { rejectionReason, rejectRequest, setEmbeddingHeaders } from './localRequests.ts';
import { noteLinkWithoutMail, serveMail } from './mail.ts';
import { servePolicy } from './passwordPolicy.ts';
import { markPhoneNumbers } from './phoneNumberCheck.ts';
import type { Projects } from './projects.ts';
import { serveProviderConfigs } from './providerConfigs.ts';
import { rateLimitEditor } from './rateLimitCheck.ts';
import { serveRecentLogin } from './recentLoginLimit.ts';
import { requestedUrl } from './requestedUrl.ts';
import { type Fields, operationOf, readFields } from './requestFields.ts';
import { resetAccounts } from './reset.ts';
import { serveClock } from './serveClock.ts';
import { serveFaults } from './serveFaults.ts';
import { servePolicyChanges } from './servePolicyChanges.ts';
import { servePublicKeys, signatureEditor } from './signedTokens.ts';
import { correctTenants, createTenant, holdsTenants } from './tenantSettings.ts';
import { totpEditor } from './totpAnswers.ts';
import { keepFactors, serveTotpFactors } from './totpOwner.ts';
import { serveSecondFactors } from './totpRequests.ts';

/**
 * Starts the proxy before the Auth emulator: it passes on what pages of this machine request, and adds
 * what the emulator lacks.
 * @param place where to listen; with port 0 at any free one
 * @throws {Error} in one sentence, when it cannot listen there
 */
export async function startProxy(
  place: { port: number; host?: string },
  options: Omit<SharedSettings, 'url'>,
  projects: Projects,
) {
  const { port, host = '127.0.0.1' } = place;
  const server = createServer().listen(port, host);
  await once(server, 'listening').catch((cause: NodeJS.ErrnoException) => {
    throw new Error(listenFailure(cause, port, host), { cause });
  });
  const address = server.address() as AddressInfo; // it listens at a port
  const url = urlOf(host, address.port);
  const shared = { ...options, url };
  const allowOrigins = [...options.allowOrigins, url];

  server.on('request', (request, response) => {
    response.on('error', () => undefined); // the client is gone; nothing is left to do
    setEmbeddingHeaders(request, response, allowOrigins);
    const reason = rejectionReason(request, allowOrigins);
    if (reason !== undefined) {
      rejectRequest(response, reason);
      options.onRefused(reason);
      return;
    }
    const requested = requestedUrl(request);
    const project = projects.of(request, requested);
    const settings = { ...shared, ...(project ?? projects.get()) };
    const exchange = { request, response, url: requested, settings };
    if (project === undefined) refuse(exchange, 400, 'INVALID_ARGUMENT : That is no project ID.');
    else answer(exchange).catch(() => response.destroy());
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
  if (isTooLarge(exchange.request)) return refuseLargeBody(exchange);
  if (await failRequest(exchange)) return;
  const handlers = [
    refuseEmptyNames,
    serveStub,
    redirectToApp,
    servePolicy,
    serveRecentLogin,
    serveMail,
    servePublicKeys,
    serveClock,
    serveFaults,
    servePolicyChanges,
    resetAccounts,
    serveTotpFactors,
    serveProviderConfigs,
    createTenant,
    serveSecondFactors,
  ];
  if (handlers.some((handle) => handle(exchange))) return;
  const isOwner = isByOwner(exchange.request);
  const operation = operationOf(exchange);
  const checks = operation === undefined ? [] : checksOf(exchange, operation);
  const editor = (fields?: Fields) =>
    joinEdits([
      editorOf(exchange),
      totpEditor(exchange, operation, fields),
      authTimeEditor(operation),
      linkAgeEditor(exchange, operation, fields),
      rateLimitEditor(exchange, operation, fields),
      signatureEditor(exchange),
    ]);
  const canStream =
    exchange.request.headers['transfer-encoding'] === undefined && !isRead(exchange.request);
  const setsFactors = isOwner && operation === 'update' && !exchange.settings.totp.isEmpty();
  const refreshes = isRefresh(exchange.url);
  const hasSmsCode = takesSmsCode(exchange);
  if (checks.length === 0 && canStream && !setsFactors && !refreshes && !hasSmsCode) {
    return forward(exchange, { edit: editor() });
  }
  const received = await readBody(exchange.request);
  if (received === undefined) return refuseLargeBody(exchange);
  let body = received;
  if (setsFactors) body = keepFactors(exchange, received);
  else if (hasSmsCode) body = await exchangeSmsCode(exchange, received);
  else if (operation === 'batchCreate') body = markPhoneNumbers(received);
  if (operation === undefined || checks.length === 0) {
    const edit = refreshes ? joinEdits([refreshEditor(body), signatureEditor(exchange)]) : editor();
    return forward(exchange, { body, edit });
  }
  const fields = readFields(exchange, body);
  if (fields === undefined) return;
  for (const check of checks) if (await check(exchange, fields, operation)) return;
  forward(exchange, { body, edit: editor(fields) });
}

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
  if (holdsTenants(url)) return correctTenants;
  if (listsSmsCodes(url)) return (text: string) => showFixedCodes(text, settings);
  return undefined;
}
