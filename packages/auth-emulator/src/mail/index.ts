import { mailPath } from '../client.ts';
import { isAddress } from '../isAddress.ts';
import type { AuthEmulatorOptions } from '../options.ts';
import { readEmulator } from '../pipeline/emulatorApi.ts';
import {
  type Answer,
  type Exchange,
  type Feature,
  note,
  type Operation,
} from '../pipeline/feature.ts';
import { ownerRoute } from '../pipeline/ownerRoute.ts';
import { textOf } from '../pipeline/readOperation.ts';
import { Refusal } from '../pipeline/refusal.ts';
import { customClaimsOf } from '../pipeline/tokens.ts';
import { redirectToApp } from './actionLinks.ts';
import { linkAgesOf, refuseLink } from './linkAges.ts';
import { mailboxOf, printed, type SentMail } from './mailbox.ts';
import { writtenMail } from './writeMail.ts';

type Options = Pick<AuthEmulatorOptions, 'actionUrl' | 'linkDomains' | 'mailTemplates'>;

export interface MailOptions extends Options {
  print: (line: string) => void;
}

export { linkAgesOf } from './linkAges.ts';
export { codeOf, mailboxOf } from './mailbox.ts';
export { writtenMail } from './writeMail.ts';

/** Keeps e-mails as the provider would send them. Their links lead to the app, and expire. */
export function createMail(options: MailOptions): Feature {
  const { mailTemplates = {}, actionUrl, linkDomains = [], print } = options;
  const listMail = async (exchange: Exchange) => ({
    messages: await writtenMail(exchange.get('project'), mailTemplates),
  });

  function send(operation: Operation, mail: Pick<SentMail, 'to' | 'from'>, oobLink: string): void {
    const { tenantId } = operation;
    const written = { ...mail, tenantId, link: new URL(oobLink), language: languageOf(operation) };
    const sent = mailboxOf(operation.project).add(written);
    if (sent === undefined) return;
    note(operation, 'mail', `sent an e-mail to ${sent.to}`);
    print(printed(sent));
  }

  /** Puts the e-mail of an answer into the mailbox, and hides its link from apps. */
  function sendRequested(answer: Answer, operation: Operation): Answer | undefined {
    const { oobCode, oobLink, ...body } = answer.body;
    if (typeof oobCode !== 'string' || typeof oobLink !== 'string') return undefined;
    const { fields, project } = operation;
    linkAgesOf(project).note(oobCode, String(fields.requestType));
    const link = withProject(oobLink, project.id);
    if (!operation.isMailed) return { ...answer, body: { ...answer.body, oobLink: link } };
    const address = String(body.email);
    const changed = textOf(fields.newEmail)?.toLowerCase();
    send(operation, { to: changed ?? address, from: changed && address }, link);
    return { ...answer, body };
  }

  /** Puts the notice of a changed address into the mailbox. No answer contains its link. */
  async function sendNotices({ body }: Answer, operation: Operation): Promise<void> {
    const { name, fields, project, tenantId } = operation;
    if (name !== 'update' || fields.email === undefined || body.error !== undefined) return;
    const { oobCodes } = await readEmulator(project, 'oobCodes', tenantId);
    if (!Array.isArray(oobCodes)) return;
    for (const { requestType, oobCode, oobLink, email } of oobCodes) {
      if (requestType !== 'RECOVER_EMAIL' || mailboxOf(project).hasCode(oobCode)) continue;
      linkAgesOf(project).note(oobCode, requestType);
      const link = withProject(oobLink.replace(project.emulatorUrl, project.url), project.id);
      send(operation, { to: email, from: undefined }, link);
    }
  }

  return {
    name: 'mail',
    routes: (app) => ownerRoute(app, mailPath, { GET: listMail }),
    check(operation) {
      refuseAddress(operation);
      refuseLinkDomain(operation, linkDomains);
      if (redirectToApp(operation, actionUrl)) return; // the app's page reports what is wrong with a link
      refuseLink(operation, linkAgesOf(operation.project));
    },
    rewrite: askForLink,
    answer: (operation) => redirectToApp(operation, actionUrl),
    async edit(answer, operation) {
      const { name, project } = operation;
      if (name === 'sendOobCode') return sendRequested(answer, operation);
      await sendNotices(answer, operation);
      if (!['emulator/oobCodes', 'emulator/action'].includes(operation.route.name))
        return undefined;
      return { ...answer, body: JSON.parse(withProject(JSON.stringify(answer.body), project.id)) };
    },
  };
}

/** Writes the project into links: the emulator writes the same API key into all. */
const withProject = (text: string, projectId: string) =>
  text.replaceAll('apiKey=fake-api-key', `apiKey=${projectId}`);

/** E-mails that only a signed-in user can request. */
const OF_SIGNED_IN: unknown[] = ['VERIFY_EMAIL', 'VERIFY_AND_CHANGE_EMAIL'];

/**
 * Requests the link of an e-mail with the owner's rights, because the emulator would only print it. A request that is not
 * allowed for an app stays as it is, so the emulator refuses it.
 */
function askForLink(operation: Operation): void {
  const { name, fields, route, query, headers, isOwner } = operation;
  if (name !== 'sendOobCode' || fields.returnOobLink) return;
  const hasKey = query.key !== undefined || headers['x-goog-api-key'] !== undefined;
  const isForApps = !route.template.includes('{') && fields.targetProjectId === undefined;
  if (!isOwner && !(hasKey && isForApps && headers.authorization === undefined)) return;
  if (OF_SIGNED_IN.includes(fields.requestType) && fields.idToken === undefined) return;
  fields.returnOobLink = true;
  operation.isMailed = true;
}

function languageOf({ headers }: Operation): string {
  const { 'x-firebase-locale': locale } = headers;
  return typeof locale === 'string' && /^[\w-]{1,35}$/.test(locale) ? locale : 'en';
}

/**
 * Checks a link's domain. The emulator accepts any and ignores it.
 * @throws {Refusal} if it is not a Hosting domain of the project
 */
function refuseLinkDomain({ name, fields, project }: Operation, others: string[]): void {
  const domain = textOf(fields.linkDomain)?.toLowerCase();
  if (name !== 'sendOobCode' || domain === undefined) return;
  const own = [`${project.id}.firebaseapp.com`, `${project.id}.web.app`, ...others];
  if (own.includes(domain)) return;
  throw new Refusal(
    'INVALID_HOSTING_LINK_DOMAIN : It is not a Hosting domain of the project. Add it with --link-domain.',
  );
}

const isForbidden = (value: unknown) =>
  typeof value === 'string' && value !== '' && !isAddress(value);

function refuseAddress({ name, fields }: Operation): void {
  const ofProvider = `${fields.requestUri}&${fields.postBody}`.replaceAll(/[?#]/g, '&');
  const proofs = new URLSearchParams(ofProvider).getAll('id_token').map(customClaimsOf);
  if ([fields, { email: fields.newEmail }, ...proofs].some(({ email }) => isForbidden(email)))
    throw new Refusal('INVALID_EMAIL');
  if (isForbidden(fields.identifier)) throw new Refusal('INVALID_IDENTIFIER');
  const { users } = fields;
  if (name !== 'batchCreate' || !Array.isArray(users)) return;
  for (const user of users) if (isForbidden(user.email)) user.email = '@'; // the emulator skips and reports it
}
