import { totpPath } from '../client.ts';
import { answerJson, type Exchange, requireOwner } from './exchange.ts';
import { parseJson } from './requestFields.ts';

/* What the owner of the emulator may do about TOTP factors. */

/**
 * Tells the secrets and the codes of now.
 * @returns whether they were requested
 */
export function serveTotpFactors(exchange: Exchange): boolean {
  const { request, url, settings } = exchange;
  if (url.pathname !== `/${totpPath}` || request.method !== 'GET') return false;
  if (requireOwner(exchange)) answerJson(exchange, 200, { factors: settings.totp.list() });
  return true;
}

/**
 * Leaves an account the second factors that the Admin SDK names: TOTP here, telephones in the emulator.
 * @param body of the request
 * @returns the body for the emulator
 */
export function keepFactors({ request, settings }: Exchange, body: Buffer): Buffer {
  const fields = parseJson(body.toString());
  const { mfa, localId } = fields;
  if (typeof mfa !== 'object' || typeof localId !== 'string') return body;
  const { enrollments = [] }: { enrollments?: unknown } = { ...mfa };
  if (!Array.isArray(enrollments)) return body;
  settings.totp.keep(
    { localId },
    enrollments.map(({ mfaEnrollmentId }) => mfaEnrollmentId),
  );
  const telephones = enrollments.filter(({ phoneInfo }) => phoneInfo !== undefined);
  const forEmulator = Buffer.from(JSON.stringify({ ...fields, mfa: { enrollments: telephones } }));
  request.headers['content-length'] = String(forEmulator.length);
  delete request.headers['transfer-encoding'];
  return forEmulator;
}
