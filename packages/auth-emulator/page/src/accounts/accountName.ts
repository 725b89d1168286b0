import type { EmulatorAccount } from '../../../src/client.ts';

/** Returns the text by which people know an account. */
export const accountName = ({
  email,
  phoneNumber,
  localId,
}: Pick<EmulatorAccount, 'email' | 'phoneNumber' | 'localId'>) =>
  email ?? phoneNumber ?? `Guest ${localId.slice(0, 8)}`;
