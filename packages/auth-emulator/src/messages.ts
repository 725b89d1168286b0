import type { OobCode, SmsCode } from './accounts.ts';
import type { Call } from './call.ts';
import type { MailMessage } from './mailMessage.ts';
import { mailPath } from './paths.ts';
import { toE164 } from './phoneNumbers.ts';

export function createMessages(call: Call, projectId: string) {
  const api = 'identitytoolkit.googleapis.com/v1';
  const emulator = `emulator/v1/projects/${projectId}`;

  return {
    /** Returns the e-mails whose links were not used yet, to all addresses or to one, the oldest first. */
    async oobCodes(email?: string): Promise<OobCode[]> {
      const { oobCodes } = await call<{ oobCodes: OobCode[] }>('GET', `${emulator}/oobCodes`);
      return email === undefined ? oobCodes : oobCodes.filter((code) => code.email === email);
    },

    /**
     * Returns every e-mail since the start or the last reset, to all addresses or to one, the oldest first. Those whose links
     * were used are included.
     */
    async mail(to?: string): Promise<MailMessage[]> {
      const { messages } = await call<{ messages: MailMessage[] }>('GET', mailPath);
      return to === undefined ? messages : messages.filter((message) => message.to === to);
    },

    /** Returns the text messages whose codes were not used yet, to all numbers or to one, the oldest first. */
    async smsCodes(phoneNumber?: string): Promise<SmsCode[]> {
      const path = `${emulator}/verificationCodes`;
      const { verificationCodes } = await call<{ verificationCodes: SmsCode[] }>('GET', path);
      return verificationCodes.filter(
        (sms) => phoneNumber === undefined || sms.phoneNumber === toE164(phoneNumber),
      );
    },

    /**
     * Sends the e-mail that changes an account's address, as `verifyBeforeUpdateEmail` of the SDK does.
     * @returns the link in the e-mail
     */
    async sendEmailChange(email: string, newEmail: string): Promise<string> {
      const path = `${api}/projects/${projectId}/accounts:sendOobCode`;
      const { oobLink } = await call<OobCode>('POST', path, {
        requestType: 'VERIFY_AND_CHANGE_EMAIL',
        email,
        newEmail,
        returnOobLink: true,
      });
      return oobLink;
    },
  };
}
