import type { AccountPage, AccountQuery, AccountState } from '../../../src/client.ts';

export const PAGE_SIZE = 100;

export type Sort = 'created' | 'email' | 'lastLogin';

/** What the list shows: searched and sorted by the emulator, over all accounts. */
export interface ListQuery {
  search: string;
  state: AccountState;
  /** `all`, `none` for accounts without a tenant, or a tenant's ID. */
  tenant: string;
  sort: Sort;
  order: 'asc' | 'desc';
  /** From 0. */
  page: number;
}

/** A page of accounts, with its number from 0. */
export type ShownPage = AccountPage & { page: number };

/** The seed's order first. */
export const FIRST_QUERY: ListQuery = {
  search: '',
  state: 'all',
  tenant: 'all',
  sort: 'created',
  order: 'asc',
  page: 0,
};

/** Returns the query as the emulator takes it. */
export const queryOf = ({ tenant, ...query }: ListQuery): AccountQuery => ({
  ...query,
  ...(tenant !== 'all' && { tenant }),
  size: PAGE_SIZE,
});
