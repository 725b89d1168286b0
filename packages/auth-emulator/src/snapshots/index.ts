import { type Snapshot, snapshotsPath } from '../client.ts';
import type { Turns } from '../pipeline/createTurns.ts';
import { callEmulator } from '../pipeline/emulatorApi.ts';
import type { Exchange, Feature } from '../pipeline/feature.ts';
import { ownerRoute } from '../pipeline/ownerRoute.ts';
import { copyFeatures, newProject, type Project } from '../pipeline/project.ts';
import type { Projects } from '../pipeline/projects.ts';
import { Refusal } from '../pipeline/refusal.ts';

const NAME = /^[\w][\w .-]{0,99}$/;
const RESTORED = ['accounts', 'messages', 'clock', 'faults', 'settings'] as const;

interface Taken extends Snapshot {
  /** Has the state of the features. The emulator has a copy of its own. */
  copy: Project;
}

/** Keeps named snapshots of projects in memory. A reset keeps them. */
export function createSnapshots(projects: Projects, inTurn: Turns): Feature {
  const taken = new Map<string, Map<string, Taken>>(); // by project ID

  function snapshotsOf({ id }: Project) {
    const snapshots = taken.get(id) ?? new Map<string, Taken>();
    taken.set(id, snapshots);
    return snapshots;
  }

  function find(project: Project, name: string): Taken {
    const snapshots = snapshotsOf(project);
    const snapshot = snapshots.get(name);
    if (snapshot !== undefined) return snapshot;
    const names = [...snapshots.keys()].map((known) => `"${known}"`);
    const others = names.length === 0 ? 'none' : names.join(', ');
    throw new Refusal(`NOT_FOUND : There is no snapshot "${name}"; there are: ${others}.`, 404);
  }

  function list(exchange: Exchange) {
    const snapshots = [...snapshotsOf(exchange.get('project')).values()];
    return { snapshots: snapshots.map(({ copy, ...snapshot }) => snapshot) };
  }

  /** Acts on the project as it is when its turn comes. */
  const act =
    (work: (project: Project, name: string) => Promise<object>) => (exchange: Exchange) => {
      const { id } = exchange.get('project');
      const name = exchange.req.param('name') ?? '';
      return inTurn(id, () => work(projects.get(id), name));
    };

  async function take(project: Project, name: string): Promise<Snapshot> {
    if (!NAME.test(name)) {
      throw new Refusal(
        'INVALID_ARGUMENT : Name a snapshot with at most 100 letters, digits, blanks, dots and hyphens.',
      );
    }
    const { accounts } = await callEmulator(project, pathOf(name), { method: 'PUT' });
    const copy = newProject(project.id, project);
    copyFeatures(project, copy);
    const snapshot = { name, at: project.clock.now(), accounts };
    snapshotsOf(project).set(name, { ...snapshot, copy });
    return snapshot;
  }

  async function restore(project: Project, name: string): Promise<Snapshot> {
    const { copy, ...snapshot } = find(project, name);
    await callEmulator(project, pathOf(name));
    copyFeatures(copy, projects.renew(project));
    return snapshot;
  }

  async function remove(project: Project, name: string) {
    find(project, name);
    await callEmulator(project, pathOf(name), { method: 'DELETE' });
    snapshotsOf(project).delete(name);
    return {};
  }

  return {
    name: 'snapshots',
    routes(app) {
      ownerRoute(app, snapshotsPath, { GET: list });
      const one = `${snapshotsPath}/:name`;
      ownerRoute(app, one, { PUT: act(take), DELETE: act(remove) }, 'snapshots');
      ownerRoute(app, `${one}/restore`, { POST: act(restore) }, ...RESTORED);
    },
  };
}

const pathOf = (name: string) => `${snapshotsPath}/${encodeURIComponent(name)}`;
