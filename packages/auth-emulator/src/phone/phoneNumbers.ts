import type { Operation } from '../pipeline/feature.ts';

/** E.164, without the separators that users type. */
const PHONE_NUMBER = /^\+[1-9]\d{6,14}$/;
const SEPARATORS = /[\s().-]/g;

export const isPhoneNumber = (text: unknown): boolean =>
  PHONE_NUMBER.test(String(text).replace(SEPARATORS, ''));

/** Whether only the last four digits of a number are shown, as in an account's second factors. */
export const isMasked = (text: unknown): boolean => /^\+\*+\d{4}$/.test(String(text));

/** Replaces an invalid number in an import with one that the emulator rejects, so that it skips and reports the account. */
export function markPhoneNumbers({ fields }: Operation): void {
  const { users } = fields;
  if (!Array.isArray(users)) return;
  for (const user of users) {
    if (user.phoneNumber !== undefined && !isPhoneNumber(user.phoneNumber))
      user.phoneNumber = 'none';
  }
}
