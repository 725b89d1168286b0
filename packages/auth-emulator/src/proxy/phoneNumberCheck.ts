import { type Exchange, refuse } from './exchange.ts';
import type { Fields } from './requestFields.ts';

/** E.164, as far as that shows; people write some characters between. */
const PHONE_NUMBER = /^\+[1-9]\d{6,14}$/;
const BETWEEN = /[\s().-]/g;

/** Whether an operation may set a telephone number, or send a text message to it. */
export const takesPhoneNumber = (operation: string) =>
  ['sendVerificationCode', 'signUp', 'update'].includes(operation);

/**
 * Refuses what is no telephone number, with the provider's message. For the emulator a plus sign is enough.
 * @returns whether it was refused
 */
export function refusePhoneNumber(exchange: Exchange, fields: Fields): boolean {
  const number = fields.get('phonenumber');
  if (typeof number !== 'string' || number === '') return false;
  if (PHONE_NUMBER.test(number.replace(BETWEEN, ''))) return false;
  refuse(exchange, 400, 'INVALID_PHONE_NUMBER : Invalid format.');
  return true;
}
