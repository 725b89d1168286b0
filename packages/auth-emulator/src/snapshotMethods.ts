import type { Call } from './call.ts';
import { snapshotsPath } from './paths.ts';

/** A named copy of a project. It ends with the emulator. */
export interface Snapshot {
  name: string;
  /** When it was taken, in milliseconds since 1970, by the project's clock. */
  at: number;
  /** The number of accounts, including those of tenants. */
  accounts: number;
}

export function createSnapshotMethods(call: Call) {
  const pathOf = (name: string) => `${snapshotsPath}/${encodeURIComponent(name)}`;

  return {
    /**
     * Keeps the project as it is under a name: accounts with passwords, claims and second factors, tenants, settings, messages,
     * sessions and the clock. Replaces an earlier snapshot with this name.
     */
    snapshot: (name: string): Promise<Snapshot> => call('PUT', pathOf(name)),

    /**
     * Restores a snapshot. Sessions that existed when it was taken continue; later ones end. Failures and counts of limits are
     * removed, as by a reset.
     */
    restore: (name: string): Promise<Snapshot> => call('POST', `${pathOf(name)}/restore`),

    snapshots: async (): Promise<Snapshot[]> =>
      (await call<{ snapshots: Snapshot[] }>('GET', snapshotsPath)).snapshots,

    deleteSnapshot: (name: string): Promise<void> => call('DELETE', pathOf(name)),
  };
}
