import type { ResetResult } from '../accounts/index.ts';
import type { AuthEmulatorClient, EmulatorConfig } from '../client.ts';
import { isTotp, type TotpFactors } from '../totp/index.ts';
import { seedProblems } from './compareSeed.ts';
import type { Seed, SeedAccount } from './readSeed.ts';
import { ownConfig } from './smsCodes.ts';

/** The settings that the emulator has where the seed says nothing. */
export const NEW_CONFIG: Required<EmulatorConfig> = {
  signIn: { allowDuplicateEmails: false },
  emailPrivacyConfig: { enableImprovedEmailPrivacy: true },
};

/**
 * Makes an emulator hold the seed and nothing else: other accounts go, and links in earlier e-mails count
 * no more. The emulator leaves out bad accounts in silence, so what it then holds is compared.
 */
export async function importSeed(
  client: AuthEmulatorClient,
  seed: Seed,
  totp: TotpFactors,
): Promise<ResetResult> {
  await client.deleteAllAccounts();
  await Promise.all((await client.oobCodes()).map(client.consumeOobCode));
  await client.updateConfig({ ...NEW_CONFIG, ...ownConfig(seed.config) });
  const leftOut = await client.importAccounts(seed.accounts.map(withoutTotp));
  const found = await client.accounts();
  const problems = [...leftOut, ...seedProblems(seed.accounts, found)];
  return { accounts: found.length, problems: [...problems, ...totp.load(seed.accounts, found)] };
}

/** The emulator leaves out an account whose second factor is no telephone; the proxy holds the others. */
function withoutTotp({ mfaInfo, ...account }: SeedAccount): SeedAccount {
  const telephones = mfaInfo?.filter((factor) => !isTotp(factor)) ?? [];
  return telephones.length > 0 ? { ...account, mfaInfo: telephones } : account;
}
