import { EmulatorError, resetPath } from '../client.ts';
import type { Exchange, Feature } from '../pipeline/feature.ts';
import { ownerRoute } from '../pipeline/ownerRoute.ts';
import type { Project } from '../pipeline/project.ts';
import { Refusal } from '../pipeline/refusal.ts';

export interface ResetResult {
  accounts: number;
  /** How they differ from the seed, a sentence each. */
  problems: string[];
}

/** The owner puts a project back to how it is at each start. */
export function createReset(reset: (project: Project) => Promise<ResetResult>): Feature {
  /** One reset of a project after the other: two at once would mix. */
  const last = new WeakMap<Project, Promise<unknown>>();

  async function resetProject(exchange: Exchange) {
    const project = exchange.get('project');
    const result = (last.get(project) ?? Promise.resolve()).then(() => reset(project));
    last.set(
      project,
      result.catch(() => undefined),
    );
    const { accounts, problems } = await result.catch((error: unknown) => {
      const isDown = error instanceof EmulatorError && error.status === undefined;
      if (isDown || !(error instanceof Error)) throw error;
      throw new Refusal(error.message, 500);
    });
    if (problems.length === 0) return { accounts };
    throw new Refusal(`The accounts are not as the seed says: ${problems.join(' ')}`, 500);
  }

  return { routes: (app) => ownerRoute(app, resetPath(':project'), { POST: resetProject }) };
}
