import type { Signer } from '../signing/createSigner.ts';
import { answerJson, type Exchange } from './exchange.ts';
import { parseJson } from './requestFields.ts';

/** What the emulator's answers call the tokens that it issues. Those of other providers have other names. */
const TOKENS = ['idToken', 'id_token', 'access_token', 'sessionCookie'];

const API =
  /^\/(identitytoolkit\.googleapis\.com|securetoken\.googleapis\.com|www\.googleapis\.com\/identitytoolkit)\//;

const JWKS = /^\/\.well-known\/jwks\.json$/;
const CERTIFICATES =
  /^(\/www\.googleapis\.com)?\/(robot\/v1\/metadata\/x509\/securetoken(@|%40)system\.gserviceaccount\.com|identitytoolkit\/v3\/relyingparty\/publicKeys)$/i;

/**
 * Answers with the public key, if tokens are signed: to everybody, as the provider does.
 * @returns whether it was requested
 */
export function servePublicKeys(exchange: Exchange): boolean {
  const { request, url, settings } = exchange;
  if (settings.signer === undefined || request.method !== 'GET') return false;
  const { jwks, certificates } = settings.signer;
  if (JWKS.test(url.pathname)) answerJson(exchange, 200, jwks);
  else if (CERTIFICATES.test(url.pathname)) answerJson(exchange, 200, certificates);
  else return false;
  return true;
}

/** Whether the emulator's answer may hold tokens. */
export const mayHoldTokens = ({ request, url }: Exchange): boolean =>
  request.method === 'POST' && API.test(url.pathname);

/** The emulator's answer with its tokens signed. */
export async function signTokens(text: string, { sign }: Signer): Promise<string> {
  const answer = parseJson(text);
  const tokens = Object.entries(answer).flatMap(([name, value]) =>
    TOKENS.includes(name) && typeof value === 'string' ? [{ name, value }] : [],
  );
  if (tokens.length === 0) return text;
  const signed = tokens.map(async ({ name, value }) => [name, await sign(value)] as const);
  return JSON.stringify({ ...answer, ...Object.fromEntries(await Promise.all(signed)) }, null, 2);
}
