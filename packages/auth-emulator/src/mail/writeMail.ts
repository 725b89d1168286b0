import type { EmulatorAccount, MailMessage, MailTemplates } from '../client.ts';
import { accountsByAddress } from '../pipeline/emulatorApi.ts';
import type { Project } from '../pipeline/project.ts';
import { DEFAULT_TEMPLATES } from './defaultTemplates.ts';
import { mailboxOf, type SentMail } from './mailbox.ts';

/** Writes all e-mails of a project. */
export async function writtenMail(
  project: Project,
  templates: MailTemplates,
): Promise<MailMessage[]> {
  const sent = mailboxOf(project).sent();
  const addresses = sent.map(({ to, from = to }) => from);
  const accounts = sent.length === 0 ? [] : await accountsByAddress(project, addresses);
  return sent.map((mail) => writeMail(mail, templates, project.id, accounts));
}

function writeMail(
  mail: SentMail,
  templates: MailTemplates,
  appName: string,
  accounts: EmulatorAccount[],
): MailMessage {
  const { requestType, language, to, from = to, sentAt } = mail;
  const link = mail.link.href;
  const account = accounts.find(({ email, initialEmail }) => [email, initialEmail].includes(from));
  const tags = language
    .split('-')
    .map((_, cut, parts) => parts.slice(0, parts.length - cut).join('-'));
  const { subject, text } =
    [...tags, 'en'].map((name) => templates[name]?.[requestType]).find(Boolean) ??
    DEFAULT_TEMPLATES[requestType];
  const values: Record<string, string | undefined> = {
    APP_NAME: appName,
    DISPLAY_NAME: account?.displayName,
    EMAIL: from,
    LINK: link,
    NEW_EMAIL: requestType === 'RECOVER_EMAIL' ? account?.email : to,
  };
  const fill = (template: string) =>
    template.replace(/( ?)%([A-Z_]+)%/g, (placeholder, space: string, name: string) => {
      if (!Object.hasOwn(values, name)) return placeholder;
      const value = values[name];
      if (!value) return ''; // "Hello," for an account without a name
      // Marks stay at the end of a name whose direction is not that of the sentence.
      const isForeign = name === 'DISPLAY_NAME' && isRightToLeft(value) !== isRightToLeft(template);
      return space + (isForeign ? `\u2068${value}\u2069` : value);
    });
  return { to, requestType, subject: fill(subject), text: fill(text), link, language, sentAt };
}

const isRightToLeft = (text: string) =>
  /^\P{L}*(?=\p{L})[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/u.test(text.replace(/%[A-Z_]+%/g, ''));
