import type { EmulatorAccount } from '../../../src/client.ts';
import { accountName } from '../accounts/account.ts';
import type { ProjectData } from '../api/projectData.ts';
import { act } from '../shell/notices.ts';
import { credentialOf } from './credentialOf.ts';
import { runInHost } from './host.ts';

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
