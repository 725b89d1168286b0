import type { AccountState } from '../api/types.ts';

export const PAGE_SIZE = 100;

export type Sort = 'created' | 'email' | 'lastLogin';

/** What the list shows: searched and sorted by the emulator, over all accounts. */
export interface AccountQuery {
  search: string;
  state: AccountState;
  sort: Sort;
  order: 'asc' | 'desc';
  /** From 0. */
  page: number;
}

/** The seed's order first. */
export const FIRST_QUERY: AccountQuery = {
  search: '',
  state: 'all',
  sort: 'created',
  order: 'asc',
  page: 0,
};

/** Returns the query in an address. */
export const queryText = ({ page, ...query }: AccountQuery): string =>
  new URLSearchParams({ ...query, page: `${page}`, size: `${PAGE_SIZE}` }).toString();
