import type { Operation } from '../pipeline/feature.ts';
import { textOf } from '../pipeline/readOperation.ts';
import { Refusal } from '../pipeline/refusal.ts';

/**
 * The emulator takes any domain, and gives no link another address for it.
 * @throws {Refusal} when a link's domain is none of the project's
 */
export function refuseLinkDomain({ name, fields, project }: Operation, others: string[]): void {
  const domain = textOf(fields.linkDomain)?.toLowerCase();
  if (name !== 'sendOobCode' || domain === undefined) return;
  const own = [`${project.id}.firebaseapp.com`, `${project.id}.web.app`, ...others];
  if (own.includes(domain)) return;
  throw new Refusal(
    'INVALID_HOSTING_LINK_DOMAIN : It is no Hosting domain of the project. Name others by --link-domain.',
  );
}
