import { expect, inject } from 'vitest';
import { createClient } from '../src/client.ts';
import { readSeed } from '../src/seed/readSeed.ts';
import { type Settings, startProxyBefore } from './testServer.ts';

export interface SharedEmulatorOptions extends Omit<Settings, 'readSeed'> {
  /** The folder of the accounts to start with. */
  seed?: string;
  onEmail?: (line: string) => void;
}

export type SharedEmulator = Awaited<ReturnType<typeof startSharedEmulator>>;

/**
 * Starts the proxy before the Firebase tools that all files share. `cli.program.test.ts` starts and stops an
 * emulator of its own.
 * @param projectId one that no other file has
 */
export async function startSharedEmulator(
  projectId: string,
  { seed, onEmail, ...options }: SharedEmulatorOptions = {},
) {
  const query = new URLSearchParams({ project: projectId, file: expect.getState().testPath ?? '' });
  const answer = await fetch(`${inject('firebaseToolsServer')}?${query}`);
  const emulatorUrl = await answer.text();
  if (!answer.ok) throw new Error(emulatorUrl);
  const settings = {
    ...options,
    ...(seed !== undefined && { seed, readSeed: () => readSeed(seed) }),
    ...(onEmail && { print: onEmail }),
  };
  const { url, close, reset } = await startProxyBefore(emulatorUrl, settings, { projectId });
  const { problems, unusable } = await reset();
  const seedProblems = [...problems, ...unusable];
  return { url, client: createClient({ url, projectId }), seedProblems, stop: close };
}
