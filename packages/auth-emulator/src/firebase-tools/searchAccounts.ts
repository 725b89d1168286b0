import {
  ACCOUNT_STATES,
  type AccountPage,
  type AccountQuery,
  type AccountState,
} from '../accountQuery.ts';
import type { EmulatorAccount } from '../accounts.ts';
import { isAnonymous } from '../anonymous.ts';

interface Owner {
  localId: string;
  tenantId?: string | undefined;
}

/** A query of the proxy. Only the proxy knows the authenticator apps of accounts. */
export interface AccountSearch extends AccountQuery {
  /** The accounts with authenticator apps, as `ownerKey` names them. */
  withApps: string[];
}

export const ownerKey = ({ localId, tenantId = '' }: Owner) => `${tenantId}/${localId}`;

type Predicate = (account: EmulatorAccount) => boolean;

/** Searches and sorts all accounts, and returns one page of them. */
export function searchAccounts(all: EmulatorAccount[], query: AccountSearch): AccountPage {
  const { search = '', sort = 'created', order = 'asc', state = 'all', tenant } = query;
  const { page = 0, size = 100 } = query;
  const predicates = predicatesOf(new Set(query.withApps));
  const counted = ACCOUNT_STATES.map((name) => [name, all.filter(predicates[name]).length]);
  const counts: AccountPage['counts'] = Object.fromEntries(counted);
  const text = search.trim().toLowerCase();
  const found = all
    .filter((account) => tenant === undefined || (account.tenantId ?? 'none') === tenant)
    .filter(predicates[state])
    .filter((account) => text === '' || textsOf(account).some((one) => one.includes(text)))
    .map((account) => ({ account, key: KEYS[sort](account) }))
    .sort(({ key: one }, { key: other }) => compare(one, other) * (order === 'asc' ? 1 : -1));
  const accounts = found.slice(page * size, (page + 1) * size).map(({ account }) => account);
  return { total: all.length, matching: found.length, counts, accounts };
}

const predicatesOf = (withApps: Set<string>): Record<AccountState, Predicate> => ({
  all: () => true,
  disabled: ({ disabled }) => disabled === true,
  unverified: ({ email, emailVerified }) => Boolean(email) && !emailVerified,
  guest: isAnonymous,
  google: ({ providerUserInfo = [] }) =>
    providerUserInfo.some(({ providerId }) => providerId === 'google.com'),
  twoStep: (account) => Boolean(account.mfaInfo?.length) || withApps.has(ownerKey(account)),
});

const textsOf = ({ email, displayName, localId, phoneNumber }: EmulatorAccount): string[] =>
  [email, displayName, localId, phoneNumber].flatMap((text) => text?.toLowerCase() ?? []);

const KEYS: Record<
  NonNullable<AccountQuery['sort']>,
  (account: EmulatorAccount) => number | string
> = {
  created: ({ createdAt = 0 }) => Number(createdAt),
  email: ({ email = '' }) => email,
  name: ({ displayName = '' }) => displayName.toLowerCase(),
  lastLogin: ({ lastLoginAt = 0 }) => Number(lastLoginAt),
};

const compare = (one: number | string, other: number | string) =>
  one < other ? -1 : Number(one > other);
