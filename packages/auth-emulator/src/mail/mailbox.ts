import { randomUUID } from 'node:crypto';
import type { MailType } from '../client.ts';
import { perProject } from '../pipeline/project.ts';

export interface SentMail {
  id: string;
  /** Milliseconds since 1970, by the project's clock. */
  at: number;
  tenantId: string | undefined;
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

/**
 * @param now milliseconds since 1970
 * @param earlier the e-mails of an earlier project
 */
function createMailbox(now: () => number, earlier: readonly SentMail[] = []) {
  const sent = [...earlier];
  const codes = new Set(earlier.map(codeOf));

  return {
    sent: (): readonly SentMail[] => sent,

    hasCode: (code: string): boolean => codes.has(code),

    add({ link, language, ...mail }: Omit<SentMail, 'at' | 'id' | 'requestType' | 'sentAt'>) {
      const requestType = TYPES.get(link.searchParams.get('mode') ?? '');
      if (requestType === undefined) return undefined;
      codes.add(codeOf({ link }));
      link.searchParams.set('lang', language);
      const sentAt = new Date().toISOString();
      const added = { ...mail, id: randomUUID(), at: now(), requestType, link, language, sentAt };
      sent.push(added);
      return added;
    },
  };
}

export const codeOf = ({ link }: Pick<SentMail, 'link'>) => link.searchParams.get('oobCode') ?? '';

export const mailboxOf = perProject(
  ({ clock }) => createMailbox(clock.now),
  (mailbox, { clock }) => createMailbox(clock.now, mailbox.sent()),
);

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
