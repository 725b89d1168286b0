import type { MailType } from '../client.ts';

export interface SentMail {
  to: string;
  /** The account's current address, if the e-mail goes to its new one. */
  from: string | undefined;
  requestType: MailType;
  link: URL;
  language: string;
  sentAt: string;
}

/** The types of links, by their mode. */
export const TYPES = new Map<string, MailType>([
  ['recoverEmail', 'RECOVER_EMAIL'],
  ['resetPassword', 'PASSWORD_RESET'],
  ['signIn', 'EMAIL_SIGNIN'],
  ['verifyAndChangeEmail', 'VERIFY_AND_CHANGE_EMAIL'],
  ['verifyEmail', 'VERIFY_EMAIL'],
]);

export function createMailbox() {
  const sent: SentMail[] = [];
  const codes = new Set<string>();

  return {
    sent: (): readonly SentMail[] => sent,

    hasCode: (code: string): boolean => codes.has(code),

    add({ link, language, ...mail }: Omit<SentMail, 'requestType' | 'sentAt'>) {
      const requestType = TYPES.get(link.searchParams.get('mode') ?? '');
      if (requestType === undefined) return undefined;
      codes.add(link.searchParams.get('oobCode') ?? '');
      link.searchParams.set('lang', language);
      const added = { ...mail, requestType, link, language, sentAt: new Date().toISOString() };
      sent.push(added);
      return added;
    },
  };
}

/** Describes an e-mail in one line, in the emulator's words. */
export function printed({ requestType, to, from, link }: SentMail): string {
  const purposes: Record<MailType, string> = {
    EMAIL_SIGNIN: `sign in as ${to}`,
    PASSWORD_RESET: `reset the password for ${to}`,
    RECOVER_EMAIL: `reset your email address to ${to}`,
    VERIFY_AND_CHANGE_EMAIL: `verify and change the email address from ${from} to ${to}`,
    VERIFY_EMAIL: `verify the email address ${to}`,
  };
  return `To ${purposes[requestType]}, follow this link: ${link.href}`;
}
