import { createClient } from '../client.ts';
import type { Exchange, ProxySettings } from './exchange.ts';
import { parseJson } from './requestFields.ts';

/*
 * The emulator makes up the code of every text message. For numbers that the seed gives a code this one is shown, and
 * exchanged for the emulator's where it is sent back.
 */

const TAKES_CODE =
  /\/accounts:signInWithPhoneNumber$|\/v2\/accounts\/mfa(Enrollment|SignIn):finalize$/;
const NO_CODE = 'none'; // the emulator's have six digits

/** Whether the code of a text message may be sent back by this. */
export const takesSmsCode = ({ request, url, settings }: Exchange): boolean =>
  request.method === 'POST' && settings.fixedSmsCodes.size > 0 && TAKES_CODE.test(url.pathname);

/** The same body with the emulator's code instead of the fixed one. Any other code is wrong for such a number. */
export async function exchangeSmsCode({ settings }: Exchange, body: Buffer): Promise<Buffer> {
  const content = parseJson(body.toString());
  const { phoneVerificationInfo: factor } = content;
  const sent: Record<string, unknown> = { ...(factor instanceof Object ? factor : content) };
  if (typeof sent.sessionInfo !== 'string') return body;
  const { emulatorUrl: url, projectId, fixedSmsCodes } = settings;
  const codes = await createClient({ url, projectId }).smsCodes();
  const sms = codes.find(({ sessionInfo }) => sessionInfo === sent.sessionInfo);
  const fixed = fixedSmsCodes.get(sms?.phoneNumber ?? '');
  if (sms === undefined || fixed === undefined) return body;
  sent.code = sent.code === fixed ? sms.code : NO_CODE;
  const exchanged = factor instanceof Object ? { ...content, phoneVerificationInfo: sent } : sent;
  return Buffer.from(JSON.stringify(exchanged));
}

/** Whether the emulator's answer lists text messages. */
export const listsSmsCodes = ({ pathname }: URL): boolean =>
  /^\/emulator\/v1\/projects\/[^/]+\/verificationCodes$/.test(pathname);

/** The emulator's list of text messages with the fixed codes. */
export function showFixedCodes(text: string, { fixedSmsCodes }: ProxySettings): string {
  const { verificationCodes } = parseJson(text);
  if (!Array.isArray(verificationCodes)) return text;
  const shown = verificationCodes.map((sms) => ({
    ...sms,
    code: fixedSmsCodes.get(sms.phoneNumber) ?? sms.code,
  }));
  return JSON.stringify({ verificationCodes: shown }, null, 2);
}

/** A line that the emulator prints of a text message, with the fixed code. */
export const printFixedCode = (
  line: string,
  { fixedSmsCodes }: Pick<ProxySettings, 'fixedSmsCodes'>,
): string =>
  line.replace(
    /(\+\d+)(, use the code )(\d+)/,
    (_, number: string, between: string, code: string) =>
      `${number}${between}${fixedSmsCodes.get(number) ?? code}`,
  );
