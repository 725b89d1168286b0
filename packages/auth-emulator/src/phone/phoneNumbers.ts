import type { Operation } from '../pipeline/feature.ts';

/** E.164, as far as that shows; people write some characters between. */
const PHONE_NUMBER = /^\+[1-9]\d{6,14}$/;
const BETWEEN = /[\s().-]/g;

export const isPhoneNumber = (text: unknown): boolean =>
  PHONE_NUMBER.test(String(text).replace(BETWEEN, ''));

/** Whether it is a number of which an account shows its last four digits only. */
export const isMasked = (text: unknown): boolean => /^\+\*+\d{4}$/.test(String(text));

/**
 * Writes an invalid telephone number of an imported account as one that the emulator knows to be invalid, too: it leaves out
 * that account, and says so.
 */
export function markPhoneNumbers({ fields }: Operation): void {
  const { users } = fields;
  if (!Array.isArray(users)) return;
  for (const user of users) {
    if (user.phoneNumber !== undefined && !isPhoneNumber(user.phoneNumber))
      user.phoneNumber = 'none';
  }
}
