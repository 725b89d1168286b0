import { passwordOf } from '../../../src/accountMethods.ts';
import type { EmulatorAccount } from '../../../src/client.ts';
import type { ProjectData } from '../api/projectData.ts';
import { act, type Notice, notify } from '../shell/notices.ts';
import { accountName } from './accountName.ts';

const update = ({ client }: ProjectData, { localId, tenantId }: EmulatorAccount, changes: object) =>
  client.updateAccount(localId, { ...(tenantId && { tenantId }), ...changes });

/** Sends changes of an account. */
export const updateAccount = update;

export const setDisabled = (project: ProjectData, account: EmulatorAccount, disabled: boolean) =>
  act(async () => {
    await update(project, account, { disableUser: disabled });
    return `${accountName(account)} is ${disabled ? 'disabled' : 'enabled'}.`;
  });

/** Makes every session end at its next refresh. */
export const revokeSessions = (project: ProjectData, account: EmulatorAccount) =>
  act(async () => {
    await update(project, account, { validSince: `${Math.floor(project.now() / 1000)}` });
    return `The sessions of ${accountName(account)} are revoked.`;
  });

/** Deletes an account at once, and offers to take that back. */
export const deleteAccount = (project: ProjectData, account: EmulatorAccount) =>
  act(async (): Promise<Notice> => {
    const undo = await project.client.deleteUndoably(account);
    return {
      text: `${accountName(account)} is deleted.`,
      action: { label: 'Undo', run: () => restore(project, account, undo) },
    };
  });

const restore = (project: ProjectData, account: EmulatorAccount, undo: string) =>
  act(async () => {
    await project.client.undoDeletion(undo);
    return `${accountName(account)} is restored, without its sessions.`;
  });

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
  if (email === undefined || password === undefined) notify({ text: opened });
  else {
    const run = () =>
      act(async () => {
        await navigator.clipboard.writeText(password);
        return `The password of ${name} is copied.`;
      });
    notify({
      text: `${opened} Without the panel: ${email}, password ${password}.`,
      action: { label: 'Copy password', run },
    });
  }
}

/** Opens the app with this page's origin as its referrer: the panel accepts the request of no other page. */
function openInNewTab(href: string): void {
  const link = document.createElement('a');
  Object.assign(link, { href, target: '_blank', rel: 'noopener', referrerPolicy: 'origin' });
  link.click();
}
