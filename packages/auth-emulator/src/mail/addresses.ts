import type { Operation } from '../pipeline/feature.ts';
import { Refusal } from '../pipeline/refusal.ts';

/** No address has control characters or white space. The emulator requires an at sign only. */
const FORBIDDEN = /[\p{Cc}\p{Cf}\s]/u;

const isForbidden = (value: unknown) => typeof value === 'string' && FORBIDDEN.test(value);

/** @throws {Refusal} if an operation has an address that the provider rejects */
export function refuseAddress({ name, fields }: Operation): void {
  if (isForbidden(fields.email) || isForbidden(fields.newEmail)) throw new Refusal('INVALID_EMAIL');
  if (isForbidden(fields.identifier)) throw new Refusal('INVALID_IDENTIFIER');
  const { users } = fields;
  if (name !== 'batchCreate' || !Array.isArray(users)) return;
  for (const user of users) if (isForbidden(user.email)) user.email = '@'; // the emulator skips and reports it
}
