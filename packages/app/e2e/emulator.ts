import { randomUUID } from 'node:crypto';
import { createClient, projectHeader } from '../../auth-emulator/src/client.ts';
import { PROJECT, TEST_SHOP } from '../addresses.ts';

/** The emulator's project that this worker has for itself: no other one's accounts and settings are in it. */
export const projectId = `${PROJECT}-worker-${process.env.TEST_PARALLEL_INDEX}`;

/** Lets requests be about that project, whichever the app names. */
export const projectHeaders = { [projectHeader]: projectId };

/** The Auth emulator as its owner sees it. */
export const emulator = createClient({ url: TEST_SHOP.emulatorUrl, projectId });

/** The id of the account with this e-mail, which must be there. */
export async function accountId(email: string): Promise<string> {
  const account = await emulator.account(email);
  if (account === undefined) throw new Error(`There is no account ${email}.`);
  return account.localId;
}

/** Changes an account's address at once; resolves to the link, sent to the one before, that takes that back. */
export async function changeAddress(email: string, newEmail: string): Promise<string> {
  await emulator.updateAccount(await accountId(email), { email: newEmail });
  const code = (await emulator.oobCodes(email)).at(-1);
  if (code?.requestType !== 'RECOVER_EMAIL') throw new Error(`Nothing was sent to ${email}.`);
  return code.oobLink;
}

/** An address that no other test uses: the tests of a worker share its accounts. */
export function freshEmail(name: string): string {
  return `${name}-${randomUUID()}@e2e.example`;
}
