import type { Account } from '../api/types.ts';

/** Returns the text by which people know an account. */
export const accountName = ({
  email,
  phoneNumber,
  localId,
}: Pick<Account, 'email' | 'phoneNumber' | 'localId'>) =>
  email ?? phoneNumber ?? `Guest ${localId.slice(0, 8)}`;
