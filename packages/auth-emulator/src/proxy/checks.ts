import { type Exchange, isByOwner } from './exchange.ts';
import { adoptPassword, mayBeImported, noteImport } from './importedPasswords.ts';
import { mayUseLink, refuseOldLink } from './linkAgeCheck.ts';
import { refuseLinkDomain } from './linkDomainCheck.ts';
import { noteLanguage } from './mail.ts';
import { maySetPassword, refuseWeakPassword } from './passwordPolicy.ts';
import { refusePhoneNumber, takesPhoneNumber } from './phoneNumberCheck.ts';
import { mayBeLimited, refuseTooMany } from './rateLimitCheck.ts';
import { mayNeedRecentLogin, refuseOldLogin } from './recentLoginCheck.ts';
import type { Fields } from './requestFields.ts';

/** Looks at a request before the emulator gets it. Resolves with whether it was refused. */
export type Check = (
  exchange: Exchange,
  fields: Fields,
  operation: string,
) => boolean | Promise<boolean>;

/** What is to be checked before an operation, in this order. */
export const checksOf = (exchange: Exchange, operation: string): Check[] => [
  ...checksOfAll(operation),
  ...(isByOwner(exchange.request) ? [] : checksOfApps(exchange, operation)),
];

const checksOfAll = (operation: string): Check[] => [
  ...(operation === 'sendOobCode' ? [refuseLinkDomain] : []),
  ...(operation === 'batchCreate' ? [noteImport] : []),
  ...(takesPhoneNumber(operation) ? [refusePhoneNumber] : []),
];

/** The Admin SDK and this package's client are free of these, as at the provider. */
const checksOfApps = (exchange: Exchange, operation: string): Check[] => [
  ...(mayUseLink(operation) ? [refuseOldLink] : []),
  ...(mayNeedRecentLogin(operation) ? [refuseOldLogin] : []),
  ...(maySetPassword(operation) ? [refuseWeakPassword] : []),
  ...(operation === 'sendOobCode' ? [noteLanguage] : []),
  ...(mayBeLimited(exchange, operation) ? [refuseTooMany] : []),
  ...(mayBeImported(exchange, operation) ? [adoptPassword] : []),
];
