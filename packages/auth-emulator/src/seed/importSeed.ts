import type { AuthEmulatorClient, EmulatorAccount, EmulatorConfig } from '../client.ts';
import { isTotp } from '../totp/index.ts';
import { byTenant, type Seed, type SeedAccount } from './readSeed.ts';

/** The settings that a seed may override. */
export const NEW_CONFIG: Required<EmulatorConfig> = {
  signIn: { allowDuplicateEmails: false },
  emailPrivacyConfig: { enableImprovedEmailPrivacy: true },
};

/** @returns all accounts of the project, and why the emulator skipped some */
export async function importSeed(client: AuthEmulatorClient, { accounts, config, tenants }: Seed) {
  await client.updateConfig({
    ...config,
    signIn: complete(config.signIn, NEW_CONFIG.signIn),
    emailPrivacyConfig: complete(config.emailPrivacyConfig, NEW_CONFIG.emailPrivacyConfig),
  });
  for (const { tenantId, ...settings } of tenants) await client.setTenant(tenantId, settings);
  const found: EmulatorAccount[] = [];
  const leftOut: string[] = [];
  for (const [tenantId, users] of byTenant(accounts)) {
    leftOut.push(...(await client.importAccounts(users.map(withoutTotp), tenantId)));
    found.push(...(await client.accounts(tenantId)));
  }
  return { found, leftOut };
}

/** Completes settings with the defaults. The emulator refuses what is not an object. */
const complete = <Settings extends object>(given: Settings | undefined, defaults: Settings) =>
  given === undefined || given instanceof Object ? { ...defaults, ...given } : given;

/** Removes TOTP factors, which the proxy keeps. The emulator would skip the account. */
function withoutTotp({ mfaInfo, ...account }: SeedAccount): SeedAccount {
  const telephones = mfaInfo?.filter((factor) => !isTotp(factor)) ?? [];
  return telephones.length > 0 ? { ...account, mfaInfo: telephones } : account;
}
