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
