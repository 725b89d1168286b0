import type { EmulatorAccount } from '../../../src/client.ts';
import { createLive, type LiveSource } from '../api/createLive.ts';
import type { ProjectData } from '../api/projectData.ts';

const ALL = 50; // accounts that fit into the list without a search
const OF_SEED = 20;
const LATEST = 10;

export interface ShownAccounts {
  total: number;
  accounts: EmulatorAccount[];
}

/** The accounts that the panel lists: all, in order of creation, or the first ones, the newest and the last used. */
const createShownAccounts = ({ client, events }: ProjectData): LiveSource<ShownAccounts> => {
  return createLive(events, {
    topics: ['accounts'],
    load: async () => {
      const { total, accounts } = await client.findAccounts({
        sort: 'created',
        order: 'asc',
        size: ALL,
      });
      if (total <= ALL) return { total, accounts };
      const latest = await Promise.all(
        (['created', 'lastLogin'] as const).map((sort) =>
          client.findAccounts({ sort, order: 'desc', size: LATEST }),
        ),
      );
      const some = [...accounts.slice(0, OF_SEED), ...latest.flatMap((found) => found.accounts)];
      return { total, accounts: [...new Map(some.map((one) => [one.localId, one])).values()] };
    },
  });
};

const known = new WeakMap<ProjectData, LiveSource<ShownAccounts>>();

/** Returns the one list of a project. */
export function shownAccountsOf(project: ProjectData): LiveSource<ShownAccounts> {
  const source = known.get(project) ?? createShownAccounts(project);
  known.set(project, source);
  return source;
}
