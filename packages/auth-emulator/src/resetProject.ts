import { type BlockingFunctions, createClient } from './client.ts';
import { setFixedCodes } from './phone/index.ts';
import { callEmulator } from './pipeline/emulatorApi.ts';
import type { Feature } from './pipeline/feature.ts';
import type { Project } from './pipeline/project.ts';
import { importSeed } from './seed/importSeed.ts';
import type { Seed } from './seed/readSeed.ts';
import { seedSmsCodes } from './seed/smsCodes.ts';
import { factorsOf } from './totp/index.ts';

interface ResetOptions {
  features: Feature[];
  seed: Seed;
  blockingFunctions?: BlockingFunctions | undefined;
}

/** Makes a project hold the seed and nothing else, with nothing left of what tests changed. */
export async function resetProject(project: Project, options: ResetOptions) {
  const { features, seed, blockingFunctions = {} } = options;
  for (const feature of features) await feature.reset?.(project);
  setFixedCodes(project, seedSmsCodes(seed.config));
  const client = createClient({ url: project.emulatorUrl, projectId: project.id });
  await callEmulator(project, 'toystore/project', { method: 'DELETE' });
  await client.setBlockingFunctions(blockingFunctions);
  return importSeed(client, seed, factorsOf(project));
}
