import { existsSync, mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { AuthEmulatorClient, EmulatorAccount, TotpFactor } from '../client.ts';
import { plainText } from '../plainText.ts';
import { byTenant, NO_SEED, readSeed, seedFiles } from './readSeed.ts';
import { accountsToSave, changesBySaving, configToSave } from './savedSeed.ts';

/**
 * Saves the state of a running emulator as a seed, in a form that diffs well.
 * @param folder of the seed; it may be new
 * @returns a message that lists the changes
 */
export async function saveSeed(client: AuthEmulatorClient, folder: string): Promise<string> {
  const tenants = [undefined, ...(await client.tenants())];
  const [listed, foundConfig, factors] = await Promise.all([
    Promise.all(tenants.map(client.accounts)),
    client.config(),
    client.totpFactors().catch(() => []), // an emulator without the proxy has none
  ]);
  const found = listed.flat().map((account) => withSecrets(account, factors));
  const files = seedFiles(folder);
  const isNew = !existsSync(files.accounts);
  const seed = isNew ? NO_SEED : readSeed(folder);

  const accounts = accountsToSave(found, seed.accounts);
  const changes = changesBySaving(seed.accounts, accounts);
  const [before, after] = [byTenant(seed.accounts), byTenant(accounts)];
  for (const tenantId of new Set([...before.keys(), ...after.keys()])) {
    const users = after.get(tenantId) ?? [];
    if (
      (isNew && tenantId === undefined) ||
      !isDeepStrictEqual(users, before.get(tenantId) ?? [])
    ) {
      write(seedFiles(folder, tenantId).accounts, { users });
    }
  }
  const config = configToSave(foundConfig, seed.config);
  if (!isDeepStrictEqual(config, seed.config)) {
    write(files.config, config);
    changes.push('changed: the settings (config.json)');
  }
  if (isNew) write(join(folder, 'firebase-export-metadata.json'), METADATA);

  const leftOut = found.length - accounts.length;
  return [
    changes.length === 0
      ? 'No account has changed: nothing to save.'
      : `Saved in ${folder}:\n  ${changes.map(plainText).join('\n  ')}`,
    ...(leftOut > 0 ? [`Not saved, because they are anonymous: ${leftOut} accounts.`] : []),
  ].join('\n');
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

/** Replaces a file atomically, so that readers and a full disk never see half of it. */
function write(file: string, content: object): void {
  mkdirSync(dirname(file), { recursive: true });
  const written = join(dirname(file), '.saving'); // the Firebase tools import every file with "accounts" in its name
  writeFileSync(written, fileText(content));
  renameSync(written, file);
}

export const fileText = (content: object): string => `${JSON.stringify(content, null, 2)}\n`;
