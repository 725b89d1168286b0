import { HIDDEN } from '../isAddress.ts';
import type { Operation } from '../pipeline/feature.ts';
import { textOf } from '../pipeline/readOperation.ts';
import { Refusal } from '../pipeline/refusal.ts';

/**
 * Checks a link's domain. The emulator accepts any and ignores it.
 * @throws {Refusal} if it is not a Hosting domain of the project
 */
export function refuseLinkDomain({ name, fields, project }: Operation, others: string[]): void {
  const domain = textOf(fields.linkDomain)?.toLowerCase();
  if (name !== 'sendOobCode' || domain === undefined) return;
  const own = [`${project.id}.firebaseapp.com`, `${project.id}.web.app`, ...others];
  if (own.includes(domain)) return;
  throw new Refusal(
    'INVALID_HOSTING_LINK_DOMAIN : It is not a Hosting domain of the project. Add it with --link-domain.',
  );
}

const isForbidden = (value: unknown) => typeof value === 'string' && HIDDEN.test(value);

export function refuseAddress({ name, fields }: Operation): void {
  if (isForbidden(fields.email) || isForbidden(fields.newEmail)) throw new Refusal('INVALID_EMAIL');
  if (isForbidden(fields.identifier)) throw new Refusal('INVALID_IDENTIFIER');
  const { users } = fields;
  if (name !== 'batchCreate' || !Array.isArray(users)) return;
  for (const user of users) if (isForbidden(user.email)) user.email = '@'; // the emulator skips and reports it
}
