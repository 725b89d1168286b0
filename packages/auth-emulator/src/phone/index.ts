import { randomUUID } from 'node:crypto';
import type { EmulatorConfig, SmsCode } from '../client.ts';
import { LIFETIMES } from '../lifetimes.ts';
import { isMasked, isPhoneNumber, mapPhoneNumbers, toE164 } from '../phoneNumbers.ts';
import type { Fields } from '../pipeline/canonicalFields.ts';
import { listAccounts } from '../pipeline/emulatorApi.ts';
import { type Answer, type Feature, note, type Operation } from '../pipeline/feature.ts';
import { mapPerProject, type Project, perProject } from '../pipeline/project.ts';
import { Refusal } from '../pipeline/refusal.ts';
import { exchangeCode, findSms, sentCode, showFixedCode } from './fixedCodes.ts';

const fixedCodesOf = mapPerProject<string, string>();

/** A text message, also after its code was used. */
interface SentSms extends SmsCode {
  id: string;
  /** Milliseconds since 1970, by the project's clock. */
  at: number;
  tenantId: string | undefined;
}

export const smsOf = perProject(
  (): SentSms[] => [],
  (sent) => [...sent],
);

/** The times of issue of what the emulator issues when a number belongs to another account. */
const proofsOf = mapPerProject<unknown, number>();

/** Loads the codes of the seed's "phone numbers for testing". */
export function loadFixedCodes(project: Project, { signIn }: EmulatorConfig): void {
  for (const [number, code] of Object.entries(signIn?.phoneNumber?.testPhoneNumbers ?? {})) {
    fixedCodesOf(project).set(number, code);
  }
}

/**
 * Checks telephone numbers, and gives the seed's numbers for testing their codes.
 * @param print called with a line for each text message
 */
export const createPhone = (print: (line: string) => void): Feature => ({
  name: 'phone',
  check(operation) {
    refuseExpired(operation);
    return refusePhoneNumber(operation);
  },
  async rewrite(operation) {
    const { name, fields, project } = operation;
    // The emulator rejects "none": it skips and reports an imported account with an invalid number.
    const isBad = (number: string) => name === 'batchCreate' && !isPhoneNumber(number);
    mapPhoneNumbers(fields, (number) => (isBad(number) ? 'none' : toE164(number)));
    await exchangeCode(operation, fixedCodesOf(project));
  },
  async edit({ body, ...answer }, operation) {
    if (operation.name === 'emulator/verificationCodes') {
      return { ...answer, body: showFixedCodes(body, fixedCodesOf(operation.project)) };
    }
    const { clock } = operation.project;
    if (body.temporaryProof) proofsOf(operation.project).set(body.temporaryProof, clock.now());
    const sms = await sentSms(body, operation);
    if (sms === undefined) return undefined;
    note(operation, 'phone', `sent a text message to ${sms.phoneNumber}`);
    print(`To ${sms.purpose} ${sms.phoneNumber}, use the code ${sms.code}.`);
    return undefined;
  },
});

/** Refuses a code, or a proof of a used code, that has expired. The emulator's never do. */
function refuseExpired({ name, fields, project }: Operation): void {
  const { sessionInfo } = sentCode(fields);
  const sms = smsOf(project).find((sent) => sent.sessionInfo === sessionInfo);
  const age = (issued = Infinity) => project.clock.now() - issued;
  if (age(sms?.at) > LIFETIMES.smsCode) throw new Refusal('SESSION_EXPIRED');
  const isOld = age(proofsOf(project).get(fields.temporaryProof)) > LIFETIMES.temporaryProof;
  if (name === 'signInWithPhoneNumber' && isOld) throw new Refusal('INVALID_TEMPORARY_PROOF');
}

/** The emulator accepts everything with a plus sign. */
async function refusePhoneNumber({ name, fields, project, tenantId }: Operation): Promise<void> {
  if (!['sendVerificationCode', 'signUp', 'update', 'mfaEnrollment:start'].includes(name)) return;
  const invalid: string[] = [];
  mapPhoneNumbers(fields, (number) => {
    if (!isPhoneNumber(number)) invalid.push(number);
    return number;
  });
  for (const number of invalid) {
    if (name === 'sendVerificationCode' && isMasked(number)) {
      const ending = number.slice(-4); // the iOS SDK sends it for a second factor
      const factors = (await listAccounts(project, tenantId)).flatMap(
        ({ mfaInfo = [] }) => mfaInfo,
      );
      if (factors.some(({ phoneInfo }) => phoneInfo?.endsWith(ending))) continue;
    }
    throw new Refusal('INVALID_PHONE_NUMBER : Invalid format.');
  }
}

function showFixedCodes(body: Answer['body'], fixed: ReadonlyMap<string, string>) {
  const { verificationCodes } = body;
  if (!Array.isArray(verificationCodes)) return body;
  return { verificationCodes: verificationCodes.map((sms) => showFixedCode(sms, fixed)) };
}

const PURPOSES = new Map([
  ['mfaEnrollment:start', 'enroll MFA with'],
  ['mfaSignIn:start', 'sign in with MFA using'],
  ['sendVerificationCode', 'verify the phone number'],
]);

/** Finds the text message of an answer, and keeps it. */
async function sentSms(body: Answer['body'], operation: Operation) {
  const purpose = PURPOSES.get(operation.name);
  const { sessionInfo }: Fields = {
    ...body,
    ...Object(body.phoneSessionInfo ?? body.phoneResponseInfo),
  };
  if (purpose === undefined || typeof sessionInfo !== 'string') return undefined;
  const sms = await findSms(operation, sessionInfo);
  if (sms === undefined) return undefined;
  const { project, tenantId } = operation;
  const shown = showFixedCode(sms, fixedCodesOf(project));
  smsOf(project).push({ ...shown, id: randomUUID(), at: project.clock.now(), tenantId });
  return { ...shown, purpose };
}
