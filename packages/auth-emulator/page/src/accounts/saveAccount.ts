import type { EmulatorAccount } from '../../../src/client.ts';
import { codeOf, describeProblem } from '../api/describeProblem.ts';
import type { ProjectData } from '../api/projectData.ts';
import { notify } from '../shell/notices.ts';
import { updateAccount } from './accountActions.ts';
import { FIELD_OF_CODE, type FieldName, fieldsOf, updateOf } from './accountFields.ts';
import { keyOf } from './accountKey.ts';
import { accountName } from './accountName.ts';
import { changesOf, conflicts, type Draft, discard } from './drafts.ts';

/** Why the emulator refused fields. */
export type Refusals = Partial<Record<FieldName, string>>;

/**
 * Saves what was edited. It reads the account before: if another page changed an edited field and this one has not shown
 * that yet, it saves nothing.
 * @param shown the account as the form shows it
 */
export async function saveAccount(
  project: ProjectData,
  shown: EmulatorAccount,
  draft: Draft,
): Promise<Refusals> {
  const { localId, tenantId } = shown;
  const source = project.account(localId, tenantId);
  try {
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
    await updateAccount(project, shown, updateOf(changesOf(draft, saved)));
    await source.reload();
    discard(keyOf(shown));
    notify({ text: `${accountName(shown)} is saved.` });
    return {};
  } catch (error) {
    const text = describeProblem(error);
    notify({ text, isProblem: true });
    const field = FIELD_OF_CODE[codeOf(error) ?? ''];
    return field ? { [field]: text } : {};
  }
}
