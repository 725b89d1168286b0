import type { OobCode } from '@toystore/auth-emulator/client';

const KINDS: Record<string, string> = {
  EMAIL_SIGNIN: 'Sign in by link',
  PASSWORD_RESET: 'Set a new password',
  RECOVER_EMAIL: 'Take back a changed address',
  VERIFY_AND_CHANGE_EMAIL: 'Change the address',
  VERIFY_EMAIL: 'Verify the address',
};

/** Returns the purpose of an e-mail in plain text. */
export const kindOf = ({ requestType }: OobCode): string => KINDS[requestType] ?? requestType;

/** Returns path and query of an e-mail's link on this shop's own page. */
export const hrefOf = ({ oobLink }: OobCode): string => `/auth/action${new URL(oobLink).search}`;
