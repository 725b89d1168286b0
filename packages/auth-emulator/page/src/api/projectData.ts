import { createCall } from '../../../src/call.ts';
import {
  type AccountQuery,
  type AuthEmulatorClient,
  createClient,
  type EmulatorAccount,
  type Fault,
} from '../../../src/client.ts';
import type { PasswordPolicy } from '../../../src/policy.ts';
import { createLive } from './createLive.ts';
import { createLogStore, readOperation } from './createLogStore.ts';
import { createEvents } from './events.ts';
import { readCodes } from './readCodes.ts';

export const PERIOD = 30_000; // ms for which an authenticator app shows a code

/** One project of the emulator: its live state, and a client for changes. */
export type ProjectData = ReturnType<typeof createProjectData>;

function createProjectData(projectId: string) {
  const options = { url: location.origin, projectId };
  const call = createCall(options);
  const client = createClient(options);
  const events = createEvents(projectId);

  const clock = createLive(events, { topics: ['clock'], load: client.clock });
  const now = () => Date.now() + (clock.read().data ?? 0) * 1000;

  return {
    projectId,
    call,
    client,
    events,
    clock,
    /** The project's time in milliseconds since 1970. */
    now,
    log: createLogStore(events, call),
    /** An operation of the log with its bodies. */
    operation: remember((id: number) =>
      createLive(events, { topics: [], load: () => readOperation(call, id) }),
    ),
    start: createLive(events, { topics: [], load: client.startSettings }),
    projects: createLive(events, { topics: ['projects'], load: client.projects }),
    tenants: createLive(events, { topics: ['accounts', 'settings'], load: client.tenants }),
    accounts: remember((query: AccountQuery) =>
      createLive(events, { topics: ['accounts'], load: () => readPage(query) }),
    ),
    /** @returns null if the account does not exist */
    account: remember((localId: string, tenantId?: string) =>
      createLive(events, {
        topics: ['accounts'],
        load: () => readAccount(localId, tenantId),
      }),
    ),
    messages: createLive(events, { topics: ['messages', 'clock'], load: client.messages }),
    codes: createLive(events, {
      topics: ['accounts', 'clock', 'operation'],
      load: () => readCodes(client, lookup),
      changesIn: () => PERIOD - (now() % PERIOD),
    }),
    failures: createLive(events, {
      topics: ['faults', 'settings', 'operation'],
      load: () => readFailures(client),
    }),
    rateLimits: createLive(events, {
      topics: ['settings', 'clock', 'operation'],
      load: client.rateLimits,
    }),
    difference: createLive(events, {
      topics: ['accounts', 'settings'],
      load: client.saveDifference,
    }),
    snapshots: createLive(events, { topics: ['snapshots'], load: client.snapshots }),
    /** Reads an account past what is shown. */
    readAccount,
  };

  /** The number of the page stays with its accounts: another one may be on its way. */
  async function readPage(query: AccountQuery) {
    return { ...(await client.findAccounts(query)), page: query.page ?? 0 };
  }

  async function lookup(localId: string[], tenantId?: string): Promise<EmulatorAccount[]> {
    const path = `identitytoolkit.googleapis.com/v1/projects/${projectId}/accounts:lookup`;
    return (
      (await call<{ users?: EmulatorAccount[] }>('POST', path, { localId, tenantId })).users ?? []
    );
  }

  async function readAccount(localId: string, tenantId?: string): Promise<EmulatorAccount | null> {
    return (await lookup([localId], tenantId))[0] ?? null;
  }
}

const KEPT = 50; // answers of searches, so that Back shows them at once

function remember<Arguments extends unknown[], Result>(create: (...values: Arguments) => Result) {
  const known = new Map<string, Result>();
  return (...values: Arguments): Result => {
    const key = JSON.stringify(values);
    const found = known.get(key) ?? create(...values);
    known.delete(key);
    known.set(key, found);
    const [oldest] = known.keys();
    if (known.size > KEPT && oldest !== undefined) known.delete(oldest);
    return found;
  };
}

/** Returns the one object for a project. */
export const projectData = remember(createProjectData);

/** The simulated failures, with the policy and the limit that a common failure may have changed. */
export interface Failures {
  faults: Fault[];
  policy: PasswordPolicy;
  /** Seconds for which a login is recent. */
  recentLogin: number;
}

async function readFailures(client: AuthEmulatorClient): Promise<Failures> {
  const [faults, policy, recentLogin] = await Promise.all([
    client.faults(),
    client.passwordPolicy(),
    client.recentLogin(),
  ]);
  return { faults, policy, recentLogin };
}
