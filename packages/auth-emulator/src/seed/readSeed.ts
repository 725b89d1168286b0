import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import type { EmulatorAccount, EmulatorConfig, TenantSettings } from '../client.ts';
import { isAddress } from '../isAddress.ts';
import { hashConfigSchema } from '../passwords/index.ts';
import { isPhoneNumber, toE164 } from '../phoneNumbers.ts';
import { readJson } from '../readJson.ts';
import { TENANT_ID, TENANT_ID_RULE } from '../tenantId.ts';
import { readTenants, tenantIdSchema } from './readTenants.ts';

/** An account of a seed, with a readable password. */
export type SeedAccount = EmulatorAccount & { rawPassword?: string };

export interface Seed {
  /** Including those of tenants. */
  accounts: SeedAccount[];
  config: EmulatorConfig;
  /** The settings of tenants. A tenant may have accounts without settings. */
  tenants: TenantSettings[];
}

export const NO_SEED: Seed = { accounts: [], config: {}, tenants: [] };

const emailSchema = v.pipe(
  v.string(),
  v.check(isAddress, ({ input }) => `write an e-mail address instead of ${JSON.stringify(input)}`),
  v.toLowerCase(), // as the emulator stores it
);

const number = v.pipe(
  v.string(),
  v.check((text: string) => isPhoneNumber(text), 'write a number such as +15550100'),
  v.transform(toE164),
);

const accountsSchema = v.object({
  users: v.array(
    v.looseObject({
      localId: v.string(),
      tenantId: v.exactOptional(tenantIdSchema),
      email: v.exactOptional(emailSchema),
      phoneNumber: v.exactOptional(number),
      mfaInfo: v.exactOptional(v.array(v.looseObject({ phoneInfo: v.exactOptional(number) }))),
    }),
  ),
});
const code = v.pipe(v.string(), v.regex(/^\d{6}$/, 'write a code of six digits'));

const signInSchema = v.looseObject({
  phoneNumber: v.exactOptional(
    v.looseObject({ testPhoneNumbers: v.exactOptional(v.record(number, code)) }),
  ),
  hashConfig: v.exactOptional(hashConfigSchema),
});

/** The settings that only the proxy reads. The emulator validates its own, and ignores the others. */
const configSchema = v.looseObject({
  signIn: v.exactOptional(v.lazy((sent) => (sent instanceof Object ? signInSchema : v.any()))),
});

/** Returns the files of a seed, as `firebase emulators:export` writes them. */
export function seedFiles(folder: string, tenantId?: string) {
  const tenant = tenantId === undefined ? '' : `-${tenantId}`;
  return {
    accounts: join(folder, 'auth_export', `accounts${tenant}.json`),
    config: join(folder, 'auth_export', 'config.json'),
  };
}

/** Groups accounts by tenant. The group of those without a tenant comes first, even if it is empty. */
export const byTenant = (accounts: SeedAccount[]) =>
  new Map<string | undefined, SeedAccount[]>([
    [undefined, []],
    ...Map.groupBy(accounts, ({ tenantId }) => tenantId),
  ]);

/** @throws {Error} in one sentence, if a file is missing or wrong */
export function readSeed(folder: string): Seed {
  const files = seedFiles(folder);
  if (!existsSync(files.accounts)) {
    throw new Error(
      `There is no ${files.accounts}. Name a folder with a seed, or create one with "save".`,
    );
  }
  const ofTenants = readdirSync(join(folder, 'auth_export')).flatMap((name) => {
    const [, tenantId] = /^accounts-(.+)\.json$/.exec(name) ?? [];
    if (tenantId === undefined) return [];
    if (!TENANT_ID.test(tenantId)) {
      throw new Error(`${name} is named after an invalid ID of a tenant: ${TENANT_ID_RULE}.`);
    }
    const { users } = readJson(seedFiles(folder, tenantId).accounts, accountsSchema);
    return users.map((user) => ({ ...user, tenantId }));
  });
  return {
    accounts: [...readJson(files.accounts, accountsSchema).users, ...ofTenants],
    config: existsSync(files.config) ? readJson(files.config, configSchema) : {},
    tenants: readTenants(folder),
  };
}
