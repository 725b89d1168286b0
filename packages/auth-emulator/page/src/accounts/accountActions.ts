import { type EmulatorAccount, passwordOf } from '../../../src/client.ts';
import type { ProjectData } from '../api/projectData.ts';
import { act, type Notice, notify } from '../shell/notices.ts';
import { accountName } from './account.ts';

/** Changes an account, by the fields of `accounts:update`. */
export const update = (
  { client }: Pick<ProjectData, 'client'>,
  { localId, tenantId }: EmulatorAccount,
  changes: object,
) => client.updateAccount(localId, { ...(tenantId && { tenantId }), ...changes });

/** Deletes an account at once, and offers to take that back. */
export const deleteAccount = (
  project: ProjectData,
  account: EmulatorAccount,
  onDeleted?: () => unknown,
) =>
  act(
    async () => {
      const undo = await project.client.deleteUndoably(account);
      await onDeleted?.();
      return undo;
    },
    (undo): Notice => ({
      text: `${accountName(account)} is deleted.`,
      action: { label: 'Undo', run: () => restore(project, account, undo) },
    }),
  );

const restore = ({ client }: ProjectData, account: EmulatorAccount, undo: string) =>
  act(
    () => client.undoDeletion(undo),
    `${accountName(account)} is restored, without its sessions.`,
  );

/**
 * Opens the app in a new tab. An app with the emulator's panel signs the account in; for another one, the status bar shows
 * what to sign in with.
 */
export function signInAs(account: EmulatorAccount, appUrl: string | undefined): void {
  const { email, localId } = account;
  const password = passwordOf(account);
  const name = accountName(account);
  if (appUrl === undefined) {
    const start = 'Start the emulator with --app-url, so that this button can open your app.';
    notify({ text: start, isProblem: true });
    return;
  }
  openInNewTab(`${appUrl}#auth-emulator-sign-in=${encodeURIComponent(localId)}`);
  const opened = `Your app is open in a new tab, where the emulator’s panel signs in as ${name}.`;
  const other = ` Without the panel: ${email}, password ${password}.`;
  notify({ text: email && password ? `${opened}${other}` : opened });
}

/** Opens the app with this page's origin as its referrer: the panel accepts the request of no other page. */
function openInNewTab(href: string): void {
  const link = document.createElement('a');
  Object.assign(link, { href, target: '_blank', rel: 'noopener', referrerPolicy: 'origin' });
  link.click();
}
