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

/** Signs the tokens of an answer, if they are to be signed and there may be some: after all that changes them. */
export function signatureEditor({ request, url, settings: { signer } }: Exchange) {
  if (signer === undefined || request.method !== 'POST' || !API.test(url.pathname))
    return undefined;
  return async (text: string) => {
    const answer = parseJson(text);
    const signed = await signTokens(answer, signer);
    return signed === answer ? text : JSON.stringify(signed, null, 2);
  };
}

/** The same answer with its tokens signed, if they are to be. */
export async function signTokens<Answer extends object>(
  answer: Answer,
  signer: Signer | undefined,
): Promise<Answer> {
  const tokens = Object.entries(answer).flatMap(([name, value]) =>
    TOKENS.includes(name) && typeof value === 'string' ? [{ name, value }] : [],
  );
  if (signer === undefined || tokens.length === 0) return answer;
  const signed = tokens.map(async ({ name, value }) => [name, await signer.sign(value)] as const);
  return { ...answer, ...Object.fromEntries(await Promise.all(signed)) };
}
