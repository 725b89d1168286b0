import { accountOfToken, findAccount, readEmulator } from '../pipeline/emulatorApi.ts';
import { type Answer, type Feature, note, type Operation, success } from '../pipeline/feature.ts';
import type { Project } from '../pipeline/project.ts';
import { textOf } from '../pipeline/readOperation.ts';
import { Refusal } from '../pipeline/refusal.ts';
import { claimsOf } from '../pipeline/tokens.ts';

/**
 * Completes e-mail enumeration protection: answers do not reveal whether an address has an account. The emulator protects
 * signing in, this feature changes of an address.
 */
export const emailPrivacy: Feature = {
  name: 'emailPrivacy',
  check: refuseUnverifiedChange,
  answer: concealTaken,
};

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

/** Sends no e-mail to an address of another account, but answers as usual. */
async function concealTaken(operation: Operation): Promise<Answer | undefined> {
  const { name, fields, isOwner, project, tenantId } = operation;
  if (name !== 'sendOobCode' || fields.requestType !== 'VERIFY_AND_CHANGE_EMAIL') return undefined;
  const newEmail = textOf(fields.newEmail);
  if (isOwner || newEmail === undefined || fields.idToken === undefined) return undefined;
  const taken = await findAccount(project, { tenantId }, { email: [newEmail] });
  if (taken === undefined || !(await isProtected(project))) return undefined;
  const { email } = await accountOfToken(project, fields.idToken);
  note(operation, 'emailPrivacy', 'concealed that the address is taken');
  return success({ kind: 'identitytoolkit#GetOobConfirmationCodeResponse', email });
}
