import type { EmulatorAccount } from './accounts.ts';

/**
 * Whether an account is a guest's, to which no user can sign in again. Accounts of the Admin SDK and of an import always have
 * `emailVerified`, even without an address.
 */
export const isAnonymous = (account: EmulatorAccount): boolean =>
  !account.email &&
  !account.phoneNumber &&
  !account.providerUserInfo?.length &&
  !account.customAuth &&
  account.emailVerified === undefined;
