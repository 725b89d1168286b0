import { existsSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import type { EmulatorAccount, EmulatorConfig } from '../client.ts';
import { readJson } from '../readJson.ts';
import { configSchema } from './smsCodes.ts';

/** An account as the seed has it: its password is readable. */
export type SeedAccount = Omit<EmulatorAccount, 'createdAt'> & { rawPassword?: string };

/** What an emulator holds when it starts. */
export interface Seed {
  accounts: SeedAccount[];
  config: EmulatorConfig;
}

export const NO_SEED: Seed = { accounts: [], config: {} };

const accountsSchema = v.object({
  users: v.array(v.looseObject({ localId: v.string() })),
});

/** The files of a seed: a folder as `firebase emulators:export` writes it. */
export function seedFiles(folder: string) {
  return {
    accounts: join(folder, 'auth_export', 'accounts.json'),
    config: join(folder, 'auth_export', 'config.json'),
  };
}

/**
 * Reads a seed.
 * @throws {Error} in one sentence, when the folder holds none
 */
export function readSeed(folder: string): Seed {
  const files = seedFiles(folder);
  if (!existsSync(files.accounts)) {
    throw new Error(
      `There is no ${files.accounts}. Name a folder with a seed, or make one with "save".`,
    );
  }
  const { users } = readJson(files.accounts, accountsSchema);
  return {
    accounts: users,
    config: existsSync(files.config) ? readJson(files.config, configSchema) : {},
  };
}
