import { type Exchange, refuse } from './exchange.ts';
import { type Fields, parseJson } from './requestFields.ts';

/** E.164, as far as that shows; people write some characters between. */
const PHONE_NUMBER = /^\+[1-9]\d{6,14}$/;
const BETWEEN = /[\s().-]/g;

const isPhoneNumber = (text: string) => PHONE_NUMBER.test(text.replace(BETWEEN, ''));

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
  if (isPhoneNumber(number)) return false;
  refuse(exchange, 400, 'INVALID_PHONE_NUMBER : Invalid format.');
  return true;
}

/**
 * Writes what is no telephone number of an imported account as what the emulator takes for none, too: it leaves out that
 * account, and says so.
 * @param body of the request
 * @returns the body for the emulator
 */
export function markPhoneNumbers(body: Buffer): Buffer {
  const fields = parseJson(body.toString());
  const { users } = fields;
  if (!Array.isArray(users)) return body;
  const isWrong = (user: unknown) => {
    const { phoneNumber }: { phoneNumber?: unknown } = { ...Object(user) };
    return typeof phoneNumber === 'string' && phoneNumber !== '' && !isPhoneNumber(phoneNumber);
  };
  if (!users.some(isWrong)) return body;
  const marked = users.map((user) => (isWrong(user) ? { ...user, phoneNumber: 'none' } : user));
  return Buffer.from(JSON.stringify({ ...fields, users: marked }));
}
