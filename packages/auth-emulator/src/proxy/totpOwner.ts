import { totpPath } from '../client.ts';
import { accountById } from './emulatorApi.ts';
import { answerJson, type Exchange } from './exchange.ts';
import { parseJson } from './requestFields.ts';
import { serveOwner } from './serveOwner.ts';

/* What the owner of the emulator may do about TOTP factors. */

/**
 * Returns the secrets and the codes of now, of accounts that are still there.
 * @returns whether they were requested
 */
export const serveTotpFactors = (exchange: Exchange): boolean =>
  serveOwner(exchange, totpPath, { GET: answerFactors });

async function answerFactors(exchange: Exchange): Promise<void> {
  const { settings } = exchange;
  const { totp } = settings;
  await Promise.all(
    totp.owners().map(async (owner) => {
      const account = await accountById(settings, owner);
      if (account?.createdAt !== owner.createdAt) totp.drop(owner);
    }),
  );
  answerJson(exchange, 200, { factors: totp.list(), enrollments: totp.listEnrollments() });
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
