import type { SmsCode } from '../client.ts';
import { readEmulator } from '../pipeline/emulatorApi.ts';
import type { Operation } from '../pipeline/feature.ts';

/*
 * The emulator makes up the code of every text message. For numbers that the seed gives a code this one is shown, and
 * exchanged for the emulator's where it is sent back.
 */

const TAKES_CODE = ['signInWithPhoneNumber', 'mfaEnrollment:finalize', 'mfaSignIn:finalize'];
const NO_CODE = 'none'; // the emulator's have six digits

type Codes = ReadonlyMap<string, string>;

/** Sends the emulator's code instead of the fixed one. Any other code is wrong for such a number. */
export async function exchangeCode(operation: Operation, fixed: Codes): Promise<void> {
  const { name, fields } = operation;
  if (fixed.size === 0 || !TAKES_CODE.includes(name)) return;
  const sent: Record<string, unknown> = Object(fields.phoneVerificationInfo ?? fields);
  const sms = await findSms(operation, sent.sessionInfo);
  const code = fixed.get(sms?.phoneNumber ?? '');
  if (code !== undefined) sent.code = sent.code === code ? sms?.code : NO_CODE;
}

/** The text message of a session, while its code was not used. */
export async function findSms(
  { project, tenantId }: Operation,
  sessionInfo: unknown,
): Promise<SmsCode | undefined> {
  const { verificationCodes = [] } = await readEmulator(project, 'verificationCodes', tenantId);
  return verificationCodes.find((sms: SmsCode) => sms.sessionInfo === sessionInfo);
}

/** A text message with its fixed code, if its number has one. */
export const showFixedCode = (sms: SmsCode, fixed: Codes): SmsCode => ({
  ...sms,
  code: fixed.get(sms.phoneNumber) ?? sms.code,
});
