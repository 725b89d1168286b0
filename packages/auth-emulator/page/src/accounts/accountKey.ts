import type { EmulatorAccount } from '../../../src/client.ts';

/** Returns what names an account in an address: IDs are unique within a tenant only. */
export const keyOf = ({
  localId,
  tenantId,
}: Pick<EmulatorAccount, 'localId' | 'tenantId'>): string =>
  [...(tenantId === undefined ? [] : [tenantId]), localId].map(encodeURIComponent).join('/');

/** Returns the ID of an account's link in the list. */
export const rowId = (key: string) => `account-${key}`;

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
