import type { OobCode, SmsCode } from './accounts.ts';
import { type Call, EmulatorError } from './call.ts';
import type { MailMessage } from './mailMessage.ts';

/** Where the owner reads e-mails: the proxy's. */
export const mailPath = 'toystore/mail';

/** The client's methods for e-mails and text messages. */
export function createMessages(call: Call, projectId: string) {
  const api = 'identitytoolkit.googleapis.com/v1';
  const emulator = `emulator/v1/projects/${projectId}`;

  return {
    /** The e-mails whose links were not used yet, the oldest first: all of them, or those to one address. */
    async oobCodes(email?: string): Promise<OobCode[]> {
      const { oobCodes } = await call<{ oobCodes: OobCode[] }>('GET', `${emulator}/oobCodes`);
      return email === undefined ? oobCodes : oobCodes.filter((code) => code.email === email);
    },

    /**
     * Every e-mail since the start or the last reset as the provider would send it, the oldest first: all of them, or
     * those to one address. Those whose links were used are there, too.
     */
    async mail(to?: string): Promise<MailMessage[]> {
      const { messages } = await call<{ messages: MailMessage[] }>('GET', mailPath);
      return to === undefined ? messages : messages.filter((message) => message.to === to);
    },

    /** The text messages whose codes were not used yet, the oldest first: all of them, or those to one number. */
    async smsCodes(phoneNumber?: string): Promise<SmsCode[]> {
      type Listed = { verificationCodes: SmsCode[] };
      const { verificationCodes } = await call<Listed>('GET', `${emulator}/verificationCodes`);
      const isTo = (sms: SmsCode) => phoneNumber === undefined || sms.phoneNumber === phoneNumber;
      return verificationCodes.filter(isTo);
    },

    /**
     * Sends the e-mail that changes an account's address, as the SDK does for who is signed in.
     * @returns the link in it
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

    /** Makes the link of an e-mail count no more, whether or not there still is an account for it. */
    async consumeOobCode({ oobCode, requestType }: OobCode): Promise<void> {
      const operation = requestType === 'PASSWORD_RESET' ? 'resetPassword' : 'update';
      const body = { oobCode, newPassword: 'never-set' };
      await call('POST', `${api}/accounts:${operation}?key=any`, body).catch((error: unknown) => {
        if (!(error instanceof EmulatorError) || error.status === undefined) throw error;
      });
    },
  };
}
