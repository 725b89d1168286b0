import { type Exchange, refuse } from './exchange.ts';
import type { Fields } from './requestFields.ts';

/**
 * Refuses a link whose domain is none of the project's, with the provider's message. The emulator takes any, and gives no
 * link another address for it.
 * @returns whether it was refused
 */
export function refuseLinkDomain(exchange: Exchange, fields: Fields): boolean {
  const { projectId, linkDomains } = exchange.settings;
  const domain = fields.get('linkdomain');
  const own = [`${projectId}.firebaseapp.com`, `${projectId}.web.app`, ...linkDomains];
  if (domain === undefined || domain === '' || own.includes(String(domain).toLowerCase()))
    return false;
  refuse(
    exchange,
    400,
    'INVALID_HOSTING_LINK_DOMAIN : It is no Hosting domain of the project. Name others by --link-domain.',
  );
  return true;
}
