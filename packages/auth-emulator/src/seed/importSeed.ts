import type { AuthEmulatorClient, EmulatorConfig } from '../client.ts';
import type { ResetResult } from '../proxy/exchange.ts';
import { seedProblems } from './compareSeed.ts';
import type { Seed } from './readSeed.ts';
import { ownConfig } from './smsCodes.ts';

/** The settings that the emulator has where the seed says nothing. */
export const NEW_CONFIG: Required<EmulatorConfig> = {
  signIn: { allowDuplicateEmails: false },
  emailPrivacyConfig: { enableImprovedEmailPrivacy: false },
};

/**
 * Makes an emulator hold the seed and nothing else: other accounts go, and links in earlier e-mails count
 * no more. The emulator leaves out bad accounts in silence, so what it then holds is compared.
 */
export async function importSeed(client: AuthEmulatorClient, seed: Seed): Promise<ResetResult> {
  await client.deleteAllAccounts();
  await Promise.all((await client.oobCodes()).map(client.consumeOobCode));
  await client.updateConfig({ ...NEW_CONFIG, ...ownConfig(seed.config) });
  const leftOut = await client.importAccounts(seed.accounts);
  const found = await client.accounts();
  return { accounts: found.length, problems: [...leftOut, ...seedProblems(seed.accounts, found)] };
}
