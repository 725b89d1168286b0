import type { MailType } from '../client.ts';

/** An e-mail before its text is written. */
export interface SentMail {
  to: string;
  /** The account's address until then, where the e-mail goes to its new one. */
  from: string | undefined;
  requestType: MailType;
  link: URL;
  language: string;
  sentAt: string;
}

export type Mailbox = ReturnType<typeof createMailbox>;

/** What the emulator prints instead of an e-mail. */
const PRINTED =
  /(?:sign in as|password for|verify the email address|from (\S+) to|reset your email address to) (\S+), follow this link: (\S+)/;

/** By the mode in the link. */
const TYPES = new Map<string, MailType>([
  ['recoverEmail', 'RECOVER_EMAIL'],
  ['resetPassword', 'PASSWORD_RESET'],
  ['signIn', 'EMAIL_SIGNIN'],
  ['verifyAndChangeEmail', 'VERIFY_AND_CHANGE_EMAIL'],
  ['verifyEmail', 'VERIFY_EMAIL'],
]);

/** Keeps every e-mail, used or not, until it is emptied. */
export function createMailbox() {
  const sent: SentMail[] = [];
  const codes = new Set<string>();
  const languages = new Map<string, string>();

  return {
    sent: (): readonly SentMail[] => sent,

    /** Whether the e-mail with this code is there, or its link was handed to the owner. */
    hasCode: (code: string): boolean => codes.has(code),

    /** The owner got the link of this code: no e-mail is sent. */
    skipCode: (code: string): void => void codes.add(code),

    /** In which language the next e-mail to an address is to be. */
    setLanguage: (to: string, language: string): void =>
      void languages.set(to.toLowerCase(), language),

    /** @param line that the emulator printed; others than those of e-mails do nothing */
    add(line: string): void {
      const [, from, to, address = ''] = PRINTED.exec(line) ?? [];
      if (to === undefined || !URL.canParse(address)) return;
      const link = new URL(address);
      const requestType = TYPES.get(link.searchParams.get('mode') ?? '');
      if (requestType === undefined) return;
      const language = languages.get(to.toLowerCase()) ?? 'en';
      codes.add(link.searchParams.get('oobCode') ?? '');
      link.searchParams.delete('newPassword'); // printed for those who have no page to set one
      link.searchParams.set('lang', language);
      const sentAt = new Date().toISOString();
      sent.push({ to, from, requestType, link, language, sentAt });
    },

    clear(): void {
      sent.length = 0;
      languages.clear();
    },
  };
}
