import { createCall } from './call.ts';
import { type BlockingFunctions, createClient } from './client.ts';
import { loadHashes } from './passwords/index.ts';
import { setFixedCodes } from './phone/index.ts';
import type { Feature } from './pipeline/feature.ts';
import type { Project } from './pipeline/project.ts';
import { seedProblems } from './seed/compareSeed.ts';
import { importSeed } from './seed/importSeed.ts';
import type { Seed } from './seed/readSeed.ts';
import { seedSmsCodes } from './seed/seedConfig.ts';
import { factorsOf } from './totp/index.ts';

interface ResetOptions {
  features: Feature[];
  seed: Seed;
  blockingFunctions?: BlockingFunctions | undefined;
}

/**
 * Replaces a project by a new one with the seed, with nothing left of what tests changed. A seed that the emulator refuses
 * changes nothing. It leaves out single accounts in silence, so what it then holds is compared.
 */
export async function resetProject(project: Project, options: ResetOptions) {
  const { features, seed, blockingFunctions = {} } = options;
  const { id: projectId, emulatorUrl: url } = project;
  const call = createCall({ url, projectId });
  await call('DELETE', 'toystore/new'); // what is left of a seed that was refused
  const client = createClient({ url: `${url}/toystore/new`, projectId });
  await client.setBlockingFunctions(blockingFunctions);
  const { found, leftOut } = await importSeed(client, seed);
  for (const feature of features) await feature.reset?.(project);
  await call('PUT', 'toystore/new');
  setFixedCodes(project, seedSmsCodes(seed.config));
  const problems = [
    ...leftOut,
    ...seedProblems(seed.accounts, found),
    ...factorsOf(project).load(seed.accounts, found),
  ];
  const unusable = loadHashes(project, seed.accounts, seed.config);
  return { accounts: found.length, problems, unusable };
}
