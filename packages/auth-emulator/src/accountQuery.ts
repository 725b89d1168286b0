import type { EmulatorAccount } from './accounts.ts';

export const ACCOUNT_STATES = [
  'all',
  'disabled',
  'unverified',
  'guest',
  'google',
  'twoStep',
] as const;
export type AccountState = (typeof ACCOUNT_STATES)[number];

export interface AccountQuery {
  /** Part of an e-mail, a name, an ID or a telephone number. */
  search?: string;
  sort?: 'created' | 'email' | 'name' | 'lastLogin';
  order?: 'asc' | 'desc';
  state?: AccountState;
  /** The ID of a tenant; `none` is the accounts without a tenant. */
  tenant?: string;
  page?: number;
  size?: number;
}

export interface AccountPage {
  /** The number of all accounts, including those of tenants. */
  total: number;
  /** The number of accounts that match the search, the state and the tenant. */
  matching: number;
  /** The number of accounts of each state. */
  counts: Record<AccountState, number>;
  accounts: EmulatorAccount[];
}
