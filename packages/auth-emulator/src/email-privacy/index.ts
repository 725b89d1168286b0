import { passwordOf } from '../client.ts';
import { accountOfToken, findAccount, readEmulator } from '../pipeline/emulatorApi.ts';
import { type Answer, type Feature, note, type Operation, success } from '../pipeline/feature.ts';
import type { Project } from '../pipeline/project.ts';
import { textOf } from '../pipeline/readOperation.ts';
import { errorBody, Refusal } from '../pipeline/refusal.ts';
import { claimsOf } from '../pipeline/tokens.ts';

/**
 * Completes e-mail enumeration protection: answers do not reveal whether an address has an account. The emulator protects
 * signing in to accounts that are not disabled, this feature the others, and changes of an address.
 */
export const emailPrivacy: Feature = {
  name: 'emailPrivacy',
  check: refuseUnverifiedChange,
  edit: conceal,
};

/** The operations whose last check reveals an account, with its error. */
const REVEALING = new Map<string, unknown>([
  ['sendOobCode', 'EMAIL_EXISTS'],
  ['signInWithPassword', 'USER_DISABLED'],
]);

async function isProtected(project: Project): Promise<boolean> {
  const { emailPrivacyConfig } = await readEmulator(project, 'config');
  return emailPrivacyConfig?.enableImprovedEmailPrivacy === true;
}

/** Refuses a change of an address without a link to the new one. */
async function refuseUnverifiedChange(operation: Operation): Promise<void> {
  const { name, fields, isOwner, project } = operation;
  const email = textOf(fields.email)?.toLowerCase();
  if (name !== 'update' || isOwner || email === undefined || fields.idToken === undefined) return;
  const current = textOf(claimsOf(fields.idToken).email);
  if (current === undefined || current === email || !(await isProtected(project))) return;
  throw new Refusal('OPERATION_NOT_ALLOWED : Please verify the new email before changing email.');
}

/** Hides what the emulator says of an address after every other check has passed. */
async function conceal({ status, body }: Answer, operation: Operation) {
  const { name, fields, isOwner, project, tenantId } = operation;
  const { message }: { message?: unknown } = Object(body.error);
  if (status < 400 || isOwner || REVEALING.get(name) !== message) return undefined;
  if (!(await isProtected(project))) return undefined;
  if (name === 'sendOobCode') {
    const { email } = await accountOfToken(project, fields.idToken);
    note(operation, 'emailPrivacy', 'concealed that the address is taken');
    return success({ kind: 'identitytoolkit#GetOobConfirmationCodeResponse', email });
  }
  const account = await findAccount(project, { tenantId }, { email: [fields.email] });
  if (account !== undefined && passwordOf(account) === fields.password) return undefined;
  note(operation, 'emailPrivacy', 'concealed that the account is disabled');
  return { status, body: errorBody(status, 'INVALID_LOGIN_CREDENTIALS') };
}
