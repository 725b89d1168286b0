import { createCall } from './call.ts';
import { type BlockingFunctions, createClient, EmulatorError, resetPath } from './client.ts';
import { loadHashes } from './passwords/index.ts';
import { loadFixedCodes } from './phone/index.ts';
import type { Turns } from './pipeline/createTurns.ts';
import type { Exchange, Feature } from './pipeline/feature.ts';
import { ownerRoute } from './pipeline/ownerRoute.ts';
import type { Project } from './pipeline/project.ts';
import type { Projects } from './pipeline/projects.ts';
import { Refusal } from './pipeline/refusal.ts';
import { seedProblems } from './seed/compareSeed.ts';
import { importSeed } from './seed/importSeed.ts';
import type { Seed } from './seed/readSeed.ts';
import { factorsOf } from './totp/index.ts';

interface ResetOptions {
  projects: Projects;
  seed: Seed;
  blockingFunctions?: BlockingFunctions | undefined;
}

interface ResetResult {
  accounts: number;
  /** How the accounts differ from the seed, a sentence each. */
  problems: string[];
}

export type Reset = (project: Project) => Promise<ResetResult>;

const EVERYTHING = ['accounts', 'messages', 'clock', 'faults', 'settings'] as const;

/**
 * Replaces a project with a new one that contains the seed. If the emulator refuses the seed, nothing changes. It skips
 * single accounts without an error, so the accounts that it has are compared with the seed.
 */
export async function resetProject(project: Project, options: ResetOptions) {
  const { projects, seed, blockingFunctions = {} } = options;
  const { id: projectId, emulatorUrl: url } = project;
  const call = createCall({ url, projectId });
  await call('DELETE', 'toystore/new'); // removes what a refused seed has left
  const client = createClient({ url: `${url}/toystore/new`, projectId });
  await client.setBlockingFunctions(blockingFunctions);
  const { found, leftOut } = await importSeed(client, seed);
  await call('PUT', 'toystore/new');
  const renewed = projects.renew(project);
  loadFixedCodes(renewed, seed.config);
  const problems = [
    ...leftOut,
    ...seedProblems(seed.accounts, found),
    ...factorsOf(renewed).load(seed.accounts, found),
  ];
  const unusable = loadHashes(renewed, seed.accounts, seed.config);
  renewed.feed.changed(...EVERYTHING); // also for a page that was open when the emulator restarted
  return { accounts: found.length, problems, unusable };
}

/** Lets the owner reset a project. */
export function createResetRoute(reset: Reset, inTurn: Turns): Feature {
  async function resetInTurn(exchange: Exchange) {
    const project = exchange.get('project');
    const result = inTurn(project.id, () => reset(project));
    const { accounts, problems } = await result.catch((error: unknown) => {
      const isDown = error instanceof EmulatorError && error.status === undefined;
      if (isDown || !(error instanceof Error)) throw error;
      throw new Refusal(error.message, 500);
    });
    if (problems.length === 0) return { accounts };
    throw new Refusal(`The accounts differ from the seed: ${problems.join(' ')}`, 500);
  }

  return {
    name: 'accounts',
    routes: (app) => ownerRoute(app, resetPath(':project'), { POST: resetInTurn }),
  };
}
