import { accountOfToken, findAccount, readEmulator } from '../pipeline/emulatorApi.ts';
import { type Answer, type Feature, type Operation, success } from '../pipeline/feature.ts';
import type { Project } from '../pipeline/project.ts';
import { textOf } from '../pipeline/readOperation.ts';
import { Refusal } from '../pipeline/refusal.ts';
import { claimsOf } from '../pipeline/tokens.ts';

/**
 * With e-mail enumeration protection an answer does not reveal whether an address has an account. The emulator hides it where
 * people log in; changes of an address are treated here.
 */
export const emailPrivacy: Feature = { check: refuseUnverifiedChange, answer: concealTaken };

async function isProtected(project: Project): Promise<boolean> {
  const { emailPrivacyConfig } = await readEmulator(project, 'config');
  return emailPrivacyConfig?.enableImprovedEmailPrivacy === true;
}

/** An account gets another address by a link to it. */
async function refuseUnverifiedChange(operation: Operation): Promise<void> {
  const { name, fields, isOwner, project } = operation;
  const email = textOf(fields.email)?.toLowerCase();
  if (name !== 'update' || isOwner || email === undefined || fields.idToken === undefined) return;
  const current = textOf(claimsOf(fields.idToken).email);
  if (current === undefined || current === email || !(await isProtected(project))) return;
  throw new Refusal('OPERATION_NOT_ALLOWED : Please verify the new email before changing email.');
}

/** No e-mail goes to an address that another account has, and the answer is the usual one. */
async function concealTaken(operation: Operation): Promise<Answer | undefined> {
  const { name, fields, isOwner, project, tenantId } = operation;
  if (name !== 'sendOobCode' || fields.requestType !== 'VERIFY_AND_CHANGE_EMAIL') return undefined;
  const newEmail = textOf(fields.newEmail);
  if (isOwner || newEmail === undefined || fields.idToken === undefined) return undefined;
  const taken = await findAccount(project, { tenantId }, { email: [newEmail] });
  if (taken === undefined || !(await isProtected(project))) return undefined;
  const { email } = await accountOfToken(project, fields.idToken);
  return success({ kind: 'identitytoolkit#GetOobConfirmationCodeResponse', email });
}
