import type { AuthEmulatorClient, EmulatorAccount, EmulatorConfig } from '../client.ts';
import { isTotp } from '../totp/index.ts';
import { byTenant, type Seed, type SeedAccount } from './readSeed.ts';

/** The settings that the emulator has where the seed says nothing. */
export const NEW_CONFIG: Required<EmulatorConfig> = {
  signIn: { allowDuplicateEmails: false },
  emailPrivacyConfig: { enableImprovedEmailPrivacy: true },
};

/**
 * Fills a new project with the seed.
 * @returns all accounts that it has then, and what was wrong with those that the emulator left out
 */
export async function importSeed(client: AuthEmulatorClient, { accounts, config }: Seed) {
  await client.updateConfig({ ...NEW_CONFIG, ...config });
  const found: EmulatorAccount[] = [];
  const leftOut: string[] = [];
  for (const [tenantId, users] of byTenant(accounts)) {
    leftOut.push(...(await client.importAccounts(users.map(withoutTotp), tenantId)));
    found.push(...(await client.accounts(tenantId)));
  }
  return { found, leftOut };
}

/** The emulator leaves out an account whose second factor is no telephone; the proxy holds the others. */
function withoutTotp({ mfaInfo, ...account }: SeedAccount): SeedAccount {
  const telephones = mfaInfo?.filter((factor) => !isTotp(factor)) ?? [];
  return telephones.length > 0 ? { ...account, mfaInfo: telephones } : account;
}
