import type { EmulatorAccount } from '../../../src/client.ts';

/** Returns the text by which people know an account. */
export const accountName = ({
  email,
  phoneNumber,
  localId,
}: Pick<EmulatorAccount, 'email' | 'phoneNumber' | 'localId'>) =>
  email ?? phoneNumber ?? `Guest ${localId.slice(0, 8)}`;

/** Whether an account has no way to sign in again. */
export const isGuest = ({ email, phoneNumber, providerUserInfo = [] }: EmulatorAccount) =>
  email === undefined && phoneNumber === undefined && providerUserInfo.length === 0;

/** Returns the Google id of an account that is linked to Google. */
export const googleIdOf = ({ providerUserInfo = [] }: EmulatorAccount): string | undefined =>
  providerUserInfo.find(({ providerId }) => providerId === 'google.com')?.rawId;

/** The key of the form for a new account: no encoded ID has a plus sign. */
export const NEW = '+';

/** Returns what names an account in an address: IDs are unique within a tenant only. */
export const keyOf = ({
  localId,
  tenantId,
}: Pick<EmulatorAccount, 'localId' | 'tenantId'>): string =>
  [...(tenantId === undefined ? [] : [tenantId]), localId].map(encodeURIComponent).join('/');

/** Returns the ID of the link that opens an account. */
export const linkId = (key: string) => `account-${key}`;

/** Reads what `keyOf` has written. */
export function readKey(key: string): { localId: string; tenantId: string | undefined } {
  const [localId = '', tenantId] = key.split('/').map(decode).reverse();
  return { localId, tenantId };
}

/** Unlike decodeURIComponent it does not throw on an invalid address. */
function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
