/* The emulator's state of a project, of which a snapshot is a copy. */

import type { EmulatorAccount } from '../accounts.ts';

/** The accounts of a project, or of one of its tenants. */
interface AccountState {
  users: Map<string, EmulatorAccount>;
}

interface TenantState extends AccountState {
  parentProject: ProjectState;
}

export interface ProjectState extends AccountState {
  tenantProjectForTenantId: Map<string, TenantState>;
  /** It notifies functions of the project, and has no state. */
  _authCloudFunction: object;
}

/** Returns all accounts, including those of tenants. */
export const accountsOf = (state: ProjectState): EmulatorAccount[] =>
  [state, ...state.tenantProjectForTenantId.values()].flatMap(({ users }) => [...users.values()]);

/** Copies a state with its tenants. */
export function copyState(state: ProjectState): ProjectState {
  const { tenantProjectForTenantId: tenants, _authCloudFunction, ...data } = state;
  const tenantProjectForTenantId = new Map<string, TenantState>();
  const copy: ProjectState = withPrototypeOf(state, {
    ...structuredClone(data),
    ...{ tenantProjectForTenantId, _authCloudFunction },
  });
  for (const [id, tenant] of tenants) {
    const { parentProject: _, ...own } = tenant;
    const copied = { ...structuredClone(own), parentProject: copy };
    tenantProjectForTenantId.set(id, withPrototypeOf(tenant, copied));
  }
  return copy;
}

const withPrototypeOf = <Fields extends object>(original: Fields, fields: Fields): Fields =>
  Object.assign(Object.create(Object.getPrototypeOf(original)), fields);
