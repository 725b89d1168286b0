import type { SmsCode } from '../client.ts';
import type { Fields } from '../pipeline/canonicalFields.ts';
import { readEmulator } from '../pipeline/emulatorApi.ts';
import type { Operation } from '../pipeline/feature.ts';

/*
 * The emulator invents the code of every text message. For the seed's numbers for testing the proxy shows the seed's code,
 * and replaces it with the emulator's code when an app sends it.
 */

const TAKES_CODE = ['signInWithPhoneNumber', 'mfaEnrollment:finalize', 'mfaSignIn:finalize'];
const NO_CODE = 'none'; // the emulator's have six digits

type Codes = ReadonlyMap<string, string>;

/** Replaces a fixed code with the emulator's. Any other code is wrong for such a number. */
export async function exchangeCode(operation: Operation, fixed: Codes): Promise<void> {
  const { name, fields } = operation;
  if (fixed.size === 0 || !TAKES_CODE.includes(name)) return;
  const sent = sentCode(fields);
  const sms = await findSms(operation, sent.sessionInfo);
  const code = fixed.get(sms?.phoneNumber ?? '');
  if (code !== undefined) sent.code = sent.code === code ? sms?.code : NO_CODE;
}

/** Returns the fields of a request that sends a code. */
export const sentCode = (fields: Fields): Fields => Object(fields.phoneVerificationInfo ?? fields);

/** Finds the text message of a session whose code was not used yet. */
export async function findSms(
  { project, tenantId }: Operation,
  sessionInfo: unknown,
): Promise<SmsCode | undefined> {
  const { verificationCodes = [] } = await readEmulator(project, 'verificationCodes', tenantId);
  return verificationCodes.find((sms: SmsCode) => sms.sessionInfo === sessionInfo);
}

export const showFixedCode = (sms: SmsCode, fixed: Codes): SmsCode => ({
  ...sms,
  code: fixed.get(sms.phoneNumber) ?? sms.code,
});
