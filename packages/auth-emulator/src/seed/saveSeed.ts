import { existsSync } from 'node:fs';
import { join, relative } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { AuthEmulatorClient, EmulatorAccount, TotpFactor } from '../client.ts';
import { plainText } from '../plainText.ts';
import { nameOf } from './compareSeed.ts';
import { byTenant, NO_SEED, readSeed, seedFiles } from './readSeed.ts';
import { tenantsFile } from './readTenants.ts';
import { replaceFiles } from './replaceFiles.ts';
import { accountsToSave, changesBySaving, configToSave } from './savedSeed.ts';

/** The emulator to save: reached by its client or from within. */
export type SeedSource = Pick<
  AuthEmulatorClient,
  'accounts' | 'config' | 'tenantSettings' | 'totpFactors'
>;

export type SavePlan = Awaited<ReturnType<typeof planSave>>;

/** Compares the state of an emulator with a seed. */
export async function planSave(source: SeedSource, folder: string) {
  const tenants = await source.tenantSettings();
  const [listed, foundConfig, factors] = await Promise.all([
    Promise.all([undefined, ...tenants.map(({ tenantId }) => tenantId)].map(source.accounts)),
    source.config(),
    source.totpFactors().catch(() => []), // an emulator without the proxy has none
  ]);
  const found = listed.flat().map((account) => withSecrets(account, factors));
  const isNew = !existsSync(seedFiles(folder).accounts);
  const seed = isNew ? NO_SEED : readSeed(folder);
  const accounts = accountsToSave(found, seed.accounts);
  const saved = new Set(accounts.map(({ localId, tenantId }) => `${tenantId}/${localId}`));
  return {
    ...{ isNew, seed, accounts, tenants },
    changes: changesBySaving(seed.accounts, accounts),
    config: configToSave(foundConfig, seed.config),
    leftOut: found
      .filter(({ localId, tenantId }) => !saved.has(`${tenantId}/${localId}`))
      .map(nameOf),
  };
}

/**
 * Saves the state of a running emulator as a seed, in a form that diffs well.
 * @param folder of the seed; it may be new
 * @returns a message that lists the changes
 */
export async function saveSeed(source: SeedSource, folder: string): Promise<string> {
  const plan = await planSave(source, folder);
  writePlan(plan, folder);
  const { added, changed, removed } = plan.changes;
  const lines = [
    ...added.map((name) => `new: ${name}`),
    ...changed.map((name) => `changed: ${name}`),
    ...removed.map((name) => `gone: ${name}`),
    ...changedFiles(plan, folder).map(({ name }) => `changed: ${name}`),
  ];
  const { length } = plan.leftOut;
  return [
    lines.length === 0
      ? 'No account has changed: nothing to save.'
      : `Saved in ${folder}:\n  ${lines.map(plainText).join('\n  ')}`,
    ...(length > 0 ? [`Not saved, because they are new and anonymous: ${length} accounts.`] : []),
  ].join('\n');
}

/** @throws {Error} in one sentence, if a file cannot be written or the seed would not start; then no file has changed */
export function writePlan(plan: SavePlan, folder: string): void {
  const { isNew, seed, accounts } = plan;
  const files = new Map<string, string>();
  const write = (file: string, content: object) =>
    files.set(relative(folder, file), fileText(content));
  const [before, after] = [byTenant(seed.accounts), byTenant(accounts)];
  for (const tenantId of new Set([...before.keys(), ...after.keys()])) {
    const users = after.get(tenantId) ?? [];
    const isFirst = isNew && tenantId === undefined;
    if (!isFirst && isDeepStrictEqual(users, before.get(tenantId) ?? [])) continue;
    write(seedFiles(folder, tenantId).accounts, { users });
  }
  if (isNew) write(join(folder, 'firebase-export-metadata.json'), METADATA);
  for (const { file, content } of changedFiles(plan, folder)) write(file, content);
  replaceFiles(folder, files);
}

/** Returns the files of settings that saving changes. */
export function changedFiles({ seed, config, tenants }: SavePlan, folder: string) {
  const files = [
    {
      ...{ name: 'the settings (config.json)', file: seedFiles(folder).config },
      ...{ before: seed.config, content: config },
    },
    {
      ...{ name: 'the tenants (tenants.json)', file: tenantsFile(folder) },
      ...{ before: { tenants: seed.tenants }, content: { tenants } },
    },
  ];
  return files.filter(({ before, content }) => !isDeepStrictEqual(content, before));
}

/** Adds the secrets of TOTP factors, which the API does not return. */
function withSecrets(account: EmulatorAccount, factors: TotpFactor[]): EmulatorAccount {
  if (account.mfaInfo === undefined) return account;
  const mfaInfo = account.mfaInfo.map((info) => {
    const factor = factors.find(({ mfaEnrollmentId }) => mfaEnrollmentId === info.mfaEnrollmentId);
    return factor === undefined
      ? info
      : { ...info, totpInfo: { sharedSecretKey: factor.sharedSecretKey } };
  });
  return { ...account, mfaInfo };
}

/** Required by `firebase emulators:start --import`. */
const METADATA = { version: '15.0.0', auth: { version: '15.0.0', path: 'auth_export' } };

export const fileText = (content: object): string => `${JSON.stringify(content, null, 2)}\n`;
