import type { AccountPage, AccountQuery, AccountState } from '../../../src/client.ts';

export const PAGE_SIZE = 100;

/** The orders of the list. The first is the seed's. */
const ORDERS = {
  oldest: { sort: 'created', order: 'asc' },
  newest: { sort: 'created', order: 'desc' },
  email: { sort: 'email', order: 'asc' },
  lastLogin: { sort: 'lastLogin', order: 'desc' },
} as const;

/** The listed accounts: the emulator searches and sorts all accounts. */
export interface ListQuery {
  search: string;
  state: AccountState;
  /** `all`, `none` for accounts without a tenant, or a tenant's ID. */
  tenant: string;
  order: keyof typeof ORDERS;
  /** From 0. */
  page: number;
}

/** A page of accounts, with its number from 0. */
export type ShownPage = AccountPage & { page: number };

export const FIRST_QUERY: ListQuery = {
  search: '',
  state: 'all',
  tenant: 'all',
  order: 'oldest',
  page: 0,
};

/** Returns the query as the emulator takes it. */
export const queryOf = ({ tenant, order, ...query }: ListQuery): AccountQuery => ({
  ...query,
  ...ORDERS[order],
  ...(tenant !== 'all' && { tenant }),
  size: PAGE_SIZE,
});
