import { setTimeout as sleep } from 'node:timers/promises';
import { createClient, mailPath } from '../client.ts';
import { writeMail } from '../mail/writeMail.ts';
import { answerJson, type Exchange, type ProxySettings } from './exchange.ts';
import { type Fields, parseJson } from './requestFields.ts';
import { serveOwner } from './serveOwner.ts';

const PRINT_TIMEOUT = 2000; // ms until what the emulator prints has arrived here

/**
 * Lists the e-mails.
 * @returns whether that was requested
 */
export const serveMail = (exchange: Exchange): boolean =>
  serveOwner(exchange, mailPath, { GET: listMail });

async function listMail(exchange: Exchange): Promise<void> {
  const { emulatorUrl: url, projectId, mailbox, mailTemplates: templates } = exchange.settings;
  const client = createClient({ url, projectId });
  const deadline = Date.now() + PRINT_TIMEOUT;
  const isPrinted = async () =>
    (await client.oobCodes()).every(({ oobCode }) => mailbox.hasCode(oobCode));
  while (!(await isPrinted()) && Date.now() < deadline) await sleep(20);
  const accounts = await client.accounts();
  const options = { templates, appName: projectId, accounts };
  const messages = mailbox.sent().map((mail) => writeMail(mail, options));
  answerJson(exchange, 200, { messages });
}

/**
 * Remembers in which language an e-mail is requested: the emulator takes no notice.
 * @returns that nothing is refused
 */
export function noteLanguage({ request, settings }: Exchange, fields: Fields): false {
  const { 'x-firebase-locale': locale } = request.headers;
  const language = typeof locale === 'string' && /^[\w-]{1,35}$/.test(locale) ? locale : 'en';
  const [, claims = ''] = String(fields.get('idtoken') ?? '').split('.');
  const { email } = parseJson(Buffer.from(claims, 'base64url').toString());
  const to = fields.get('newemail') ?? fields.get('email') ?? email;
  if (typeof to === 'string') settings.mailbox.setLanguage(to, language);
  return false;
}

/** Remembers a link that the owner got instead of an e-mail. */
export function noteLinkWithoutMail(text: string, { mailbox }: ProxySettings): string {
  const { oobCode } = parseJson(text);
  if (typeof oobCode === 'string') mailbox.skipCode(oobCode);
  return text;
}
