import { setTimeout as sleep } from 'node:timers/promises';
import type { Fault, FaultAccount } from '../client.ts';
import { readBody, refuseLargeBody } from './body.ts';
import { answerJson, type Exchange, errorBody, isByOwner, refuse } from './exchange.ts';
import { claimsOf, decodeToken, operationOf, parseJson } from './requestFields.ts';

const API = /^\/(identitytoolkit|securetoken)\.googleapis\.com\//;

/**
 * Lets a request fail if that was asked for.
 * @returns whether it did
 */
export async function failRequest(exchange: Exchange): Promise<boolean> {
  const { request, url, settings } = exchange;
  if (!API.test(url.pathname) || request.method === 'OPTIONS') return false;
  const candidates = settings.faults.candidates(nameOf(exchange), isByOwner(request));
  if (candidates.length === 0) return false;
  const body = await readBody(request);
  if (body === undefined) {
    refuseLargeBody(exchange);
    return true;
  }
  const fault = settings.faults.take(candidates, senderOf(exchange, body));
  if (fault === undefined) return false;
  if (fault.delay > 0) await sleep(fault.delay, undefined, { ref: false });
  if (fault.error === 'delay') return false;
  fail(exchange, fault);
  return true;
}

function fail(exchange: Exchange, { error }: Fault): void {
  if (error === 'close') exchange.response.destroy();
  else if (typeof error === 'number') {
    answerJson(exchange, error, errorBody(error, 'The service is currently unavailable.'));
  } else if (error !== 'hang') refuse(exchange, 400, error);
}

/** A request's name in the REST API: `signInWithPassword`, `mfaSignIn:finalize`, `token`, `passwordPolicy`. */
function nameOf(exchange: Exchange): string {
  const last = exchange.url.pathname.split('/').at(-1) ?? '';
  if (/^(mfa|passkey)\w+:/.test(last)) return last;
  return operationOf(exchange) ?? last.split(':').at(-1) ?? '';
}

/** Whose request it is, as far as that shows. */
function senderOf({ settings }: Exchange, body: Buffer): FaultAccount {
  const text = body.toString();
  const fields = { ...Object.fromEntries(new URLSearchParams(text)), ...parseJson(text) };
  const { idToken, mfaPendingCredential: pending } = fields;
  const refreshToken = fields.refresh_token ?? fields.refreshToken;
  const claims = typeof idToken === 'string' ? claimsOf(idToken) : {};
  const started =
    typeof pending === 'string'
      ? (settings.totp.startedSignIn(pending) ?? decodeToken(pending))
      : {};
  const refresh = typeof refreshToken === 'string' ? decodeToken(refreshToken) : {};
  const localId = claims.user_id ?? started.localId ?? refresh.localId ?? fields.localId;
  const email = claims.email ?? fields.email;
  return {
    ...(typeof localId === 'string' && { localId }),
    ...(typeof email === 'string' && { email: email.toLowerCase() }),
  };
}
