import {
  type EmulatorMessage,
  type MailTemplates,
  messagesPath,
  type OobCode,
  type SmsCode,
} from '../client.ts';
import { codeOf, linkAgesOf, mailboxOf, writtenMail } from '../mail/index.ts';
import { smsOf } from '../phone/index.ts';
import { readEmulator } from '../pipeline/emulatorApi.ts';
import type { Exchange, Feature } from '../pipeline/feature.ts';
import { ownerRoute } from '../pipeline/ownerRoute.ts';
import type { Project } from '../pipeline/project.ts';
import { Refusal } from '../pipeline/refusal.ts';

/** Lists e-mails and text messages for the emulator's page. */
export const createMessageList = (templates: MailTemplates = {}): Feature => ({
  name: 'messageList',
  routes(app) {
    ownerRoute(app, messagesPath, { GET: (exchange) => listMessages(exchange, templates) });
    ownerRoute(app, `${messagesPath}/:id/expire`, { POST: expire }, 'messages');
  },
});

async function listMessages(exchange: Exchange, templates: MailTemplates) {
  const project = exchange.get('project');
  const [mails, texts] = await Promise.all([listMail(project, templates), listSms(project)]);
  return { messages: [...mails, ...texts].sort((one, other) => other.at - one.at) };
}

async function listMail(project: Project, templates: MailTemplates): Promise<EmulatorMessage[]> {
  const sent = mailboxOf(project).sent();
  const written = await writtenMail(project, templates);
  const unused = await unusedOf(sent, async (tenantId) => {
    const { oobCodes } = await readEmulator(project, 'oobCodes', tenantId);
    return oobCodes.map(({ oobCode }: OobCode) => oobCode);
  });
  return sent.flatMap((mail, index) => {
    const { id, at, to } = mail;
    const { subject = '', text = '' } = written[index] ?? {};
    const code = codeOf(mail);
    const expiresAt = linkAgesOf(project).expiryOf(code);
    const expires = expiresAt !== undefined && Number.isFinite(expiresAt);
    const expiry = expires && { expiresAt };
    const used = !unused.has(code);
    return { id, kind: 'email', to, at, subject, text, link: mail.link.href, used, ...expiry };
  });
}

async function listSms(project: Project): Promise<EmulatorMessage[]> {
  const sent = smsOf(project);
  const unused = await unusedOf(sent, async (tenantId) => {
    const { verificationCodes } = await readEmulator(project, 'verificationCodes', tenantId);
    return verificationCodes.map(({ sessionInfo }: SmsCode) => sessionInfo);
  });
  return sent.map(({ id, at, phoneNumber: to, code, sessionInfo }) => {
    const text = `${code} is your verification code for ${project.id}.`;
    return { id, kind: 'sms', to, at, text, code, used: !unused.has(sessionInfo) };
  });
}

/** Returns what the emulator still accepts, of the project and of each tenant that has messages. */
async function unusedOf(
  sent: readonly { tenantId: string | undefined }[],
  read: (tenantId: string | undefined) => Promise<string[]>,
): Promise<Set<string>> {
  const tenants = new Set(sent.map(({ tenantId }) => tenantId));
  return new Set((await Promise.all([...tenants].map(read))).flat());
}

/** Lets the link of one e-mail expire. */
function expire(exchange: Exchange) {
  const project = exchange.get('project');
  const id = exchange.req.param('id');
  const mail = mailboxOf(project)
    .sent()
    .find((sent) => sent.id === id);
  if (mail === undefined) throw new Refusal('NOT_FOUND : There is no such e-mail.', 404);
  linkAgesOf(project).expire(codeOf(mail));
  return {};
}
