import { type EmulatorAccount, passwordOf } from '../../../src/client.ts';
import type { PanelCredential } from '../../../src/panel/options.ts';
import { accountName, googleIdOf } from '../accounts/account.ts';
import type { ProjectData } from '../api/projectData.ts';
import { act } from '../shell/notices.ts';
import { runInHost } from './host.ts';

/** Returns how an account signs in; `undefined` for guests and accounts whose password is not readable. */
export function credentialOf(account: EmulatorAccount): PanelCredential | undefined {
  const { email, displayName: name } = account;
  const password = passwordOf(account);
  if (email !== undefined && password !== undefined) return { method: 'password', email, password };
  const sub = googleIdOf(account);
  if (sub === undefined) return undefined;
  return { method: 'google', idToken: JSON.stringify({ sub, email, email_verified: true, name }) };
}

/** Lets the app sign in as an account, with the code of its authenticator app if it has one. */
export function signInAs({ client }: ProjectData, account: EmulatorAccount): void {
  const name = accountName(account);
  act(async () => {
    const credential = credentialOf(account);
    if (credential === undefined) throw new Error(`${name} has no password that can be read.`);
    const code = account.mfaInfo?.length ? await client.totpCode(account) : undefined;
    await runInHost({ name: 'signIn', credential, ...(code !== undefined && { code }) });
  }, `Signed in as ${name}.`);
}
