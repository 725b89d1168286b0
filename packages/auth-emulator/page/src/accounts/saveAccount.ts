import type { EmulatorAccount } from '../../../src/client.ts';
import { codeOf, describeProblem } from '../api/describeProblem.ts';
import type { ProjectData } from '../api/projectData.ts';
import { addressOf } from '../shell/address.ts';
import { notify } from '../shell/notices.ts';
import { accountName, keyOf, NEW } from './account.ts';
import { update } from './accountActions.ts';
import {
  FIELD_OF_CODE,
  type FieldName,
  type Fields,
  fieldsOf,
  updateOf,
  YES,
} from './accountFields.ts';
import { changesOf, conflicts, type Draft, discard } from './drafts.ts';

/** Why the emulator refused fields. */
export type Refusals = Partial<Record<FieldName, string>>;

/** Reports how saving ended. A refusal leaves everything as it was typed. */
async function report(save: () => Promise<string>): Promise<Refusals> {
  try {
    notify({ text: await save() });
    return {};
  } catch (error) {
    const text = describeProblem(error);
    notify({ text, isProblem: true });
    const field = FIELD_OF_CODE[codeOf(error) ?? ''];
    return field ? { [field]: text } : {};
  }
}

/**
 * Saves what was edited. It reads the account before: if another page changed an edited field and this one has not shown
 * that yet, it saves nothing.
 * @param shown the account as the form shows it
 */
export const saveAccount = (project: ProjectData, shown: EmulatorAccount, draft: Draft) =>
  report(async () => {
    const source = project.account(shown.localId, shown.tenantId);
    const latest = await source.reload();
    if (latest === null) throw new Error('This account no longer exists. Nothing was saved.');
    const saved = fieldsOf(latest);
    const known = conflicts(draft, fieldsOf(shown));
    const isNews = Object.entries(conflicts(draft, saved)).some(
      ([name, value]) =>
        !Object.entries(known).some(([one, seen]) => one === name && seen === value),
    );
    if (isNews) {
      throw new Error(
        'Another page changed this account. Nothing was saved: look at the marked fields.',
      );
    }
    await update(project, shown, updateOf(changesOf(draft, saved)));
    await source.reload();
    discard(keyOf(shown));
    return `${accountName(shown)} is saved.`;
  });

/** Creates an account, and opens it. */
export async function createAccount(project: ProjectData, fields: Fields): Promise<Refusals> {
  const { client } = project;
  const { email, password, emailVerified, displayName, photoUrl, phoneNumber, claims } = fields;
  if (email === '') return { email: 'Write an e-mail address.' };
  if (password === '') return { password: 'Write a password.' };
  return report(async () => {
    const profile = { ...(displayName && { displayName }), ...(photoUrl && { photoUrl }) };
    await client.createAccount({
      email,
      password,
      emailVerified: emailVerified === YES,
      ...profile,
    });
    const created = await client.account(email);
    if (created === undefined) throw new Error(`${email} was deleted at once.`);
    try {
      const rest = { ...(phoneNumber && { phoneNumber }), ...(claims && { claims }) };
      await update(project, created, updateOf(rest));
    } catch (error) {
      await client.deleteAccount(created.localId); // it can be created again, with other fields
      throw error;
    }
    discard(NEW);
    location.hash = addressOf('accounts', keyOf(created));
    return `${email} is added.`;
  });
}
