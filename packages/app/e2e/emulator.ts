import { randomUUID } from 'node:crypto';
import { createClient, projectHeader } from '../../auth-emulator/src/client.ts';
import { PROJECT, TEST_SHOP } from '../addresses.ts';

/** The emulator's project of this worker: it has its own accounts and settings. */
export const projectId = `${PROJECT}-worker-${process.env.TEST_PARALLEL_INDEX}`;

/** Headers that route a request to that project, whichever project the app names. */
export const projectHeaders = { [projectHeader]: projectId };

/** Controls this worker's project of the Auth emulator. */
export const emulator = createClient({ url: TEST_SHOP.emulatorUrl, projectId });

/** Returns the id of the account with this e-mail; throws if it does not exist. */
export async function accountId(email: string): Promise<string> {
  const account = await emulator.account(email);
  if (account === undefined) throw new Error(`There is no account ${email}.`);
  return account.localId;
}

/** Changes an account's address at once; returns the link that reverts the change, which was sent to the old address. */
export async function changeAddress(email: string, newEmail: string): Promise<string> {
  await emulator.updateAccount(await accountId(email), { email: newEmail });
  const code = (await emulator.oobCodes(email)).at(-1);
  if (code?.requestType !== 'RECOVER_EMAIL') throw new Error(`Nothing was sent to ${email}.`);
  return code.oobLink;
}

/** Returns an address that no other test uses: the tests of a worker share its accounts. */
export function freshEmail(name: string): string {
  return `${name}-${randomUUID()}@e2e.example`;
}
