import { readFileSync } from 'node:fs';
import { type EmulatorStart, projectsPath, startPath } from '../client.ts';
import type { AuthEmulatorOptions } from '../options.ts';
import type { Feature } from '../pipeline/feature.ts';
import { ownerRoute } from '../pipeline/ownerRoute.ts';
import type { Projects } from '../pipeline/projects.ts';
import { DEFAULT_POLICY } from '../policy.ts';

type Options = Pick<AuthEmulatorOptions, 'actionUrl' | 'policy' | 'rateLimits' | 'seed'> & {
  projects: Projects;
  startId: string;
};

/** Gives the emulator's page the settings of its start, and the projects. */
export function createStart({ projects, startId, ...options }: Options): Feature {
  const { actionUrl, seed, rateLimits = false, policy = DEFAULT_POLICY } = options;
  const start: EmulatorStart = {
    version: version(),
    ...(actionUrl && { appUrl: new URL(actionUrl).origin }),
    ...{ seed: seed !== undefined, rateLimits, policy, startId, snapshots: true },
  };
  return {
    name: 'start',
    routes(app) {
      ownerRoute(app, startPath, { GET: () => start });
      ownerRoute(app, projectsPath, { GET: () => ({ projects: projects.ids() }) });
    },
  };
}

/** Returns the version of this package. */
export const version = (): string =>
  JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')).version;
