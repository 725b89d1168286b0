import { createClient, type SaveDifference, savePath } from '../client.ts';
import type { Exchange, Feature } from '../pipeline/feature.ts';
import { ownerRoute } from '../pipeline/ownerRoute.ts';
import type { Project } from '../pipeline/project.ts';
import { Refusal } from '../pipeline/refusal.ts';
import {
  changedFiles,
  planSave,
  type SavePlan,
  type SeedSource,
  writePlan,
} from '../seed/saveSeed.ts';
import { correctTenants } from '../settings/index.ts';
import { factorsOf, withFactors } from '../totp/index.ts';

const REASON = 'Start the emulator with --seed to save: there is no seed to overwrite.';
const NOTHING = { added: [], changed: [], removed: [], leftOut: [] };

/**
 * Lets the emulator's page save a project as the seed.
 * @param folder of the seed
 */
export function createSave(folder: string | undefined): Feature {
  async function compare(exchange: Exchange): Promise<SaveDifference> {
    if (folder === undefined) return { possible: false, reason: REASON, ...NOTHING };
    return refusing(async () =>
      differenceOf(await planSave(sourceOf(exchange.get('project')), folder), folder),
    );
  }

  async function save(exchange: Exchange): Promise<SaveDifference> {
    if (folder === undefined) throw new Refusal(`FAILED_PRECONDITION : ${REASON}`);
    return refusing(async () => {
      const plan = await planSave(sourceOf(exchange.get('project')), folder);
      const difference = differenceOf(plan, folder);
      writePlan(plan, folder);
      return difference;
    });
  }

  return {
    name: 'save',
    routes: (app) => ownerRoute(app, savePath, { GET: compare, POST: save }, 'settings'),
  };
}

/** Answers with the sentence of an error about files. */
async function refusing<Result>(act: () => Promise<Result>): Promise<Result> {
  try {
    return await act();
  } catch (error) {
    throw error instanceof Refusal
      ? error
      : new Refusal(`FAILED_PRECONDITION : ${Object(error).message}`);
  }
}

function differenceOf(plan: SavePlan, folder: string): SaveDifference {
  const { changes, leftOut } = plan;
  const changed = [...changes.changed, ...changedFiles(plan, folder).map(({ name }) => name)];
  return { possible: true, folder, ...changes, changed, leftOut };
}

/** The project from within: requests to the proxy would be logged. */
function sourceOf(project: Project): SeedSource {
  const { emulatorUrl: url, id: projectId } = project;
  const client = createClient({ url, projectId });
  return {
    ...client,
    accounts: async (tenantId) => withFactors(project, await client.accounts(tenantId)),
    tenantSettings: async () => correctTenants(await client.tenantSettings()),
    totpFactors: async () => factorsOf(project).list(),
  };
}
