import { ACCOUNT_STATES, type AccountPage, type AccountState } from '../../../src/client.ts';
import { useLive, useProject } from '../api/useLive.ts';
import { Field } from '../ui/Field.tsx';
import * as layout from '../ui/layout.module.css';
import { SearchInput } from '../ui/SearchInput.tsx';
import * as styles from './AccountToolbar.module.css';
import type { ListQuery, Sort } from './accountQuery.ts';

const STATES: Record<AccountState, string> = {
  all: 'All',
  unverified: 'Not verified',
  disabled: 'Disabled',
  twoStep: 'Two-step',
  google: 'Google',
  guest: 'Guest',
};

const SORTS: Record<Sort, string> = {
  created: 'Created',
  email: 'Account',
  lastLogin: 'Last sign-in',
};

interface AccountToolbarProps {
  /** What is typed; the query follows after a pause. */
  search: string;
  onSearch: (text: string) => void;
  query: ListQuery;
  onQuery: (change: Partial<ListQuery>) => void;
  counts: AccountPage['counts'] | undefined;
  /** Next to the sheet of an account there is room for the search only. */
  isNarrow: boolean;
}

/** Renders the search over all accounts. */
export function AccountToolbar({
  search,
  onSearch,
  query,
  onQuery,
  counts,
  isNarrow,
}: AccountToolbarProps) {
  const { data: tenants = [] } = useLive(useProject().tenants);
  return (
    <search className={layout.toolbar} aria-label="Accounts">
      <SearchInput
        placeholder="E-mail, name, UID or telephone"
        value={search}
        onChange={onSearch}
      />
      {!isNarrow && (
        <>
          <Field label="State">
            {(control) => (
              <select
                {...control}
                value={query.state}
                onChange={({ target }) => onQuery({ state: stateOf(target.value), page: 0 })}
              >
                {ACCOUNT_STATES.map((state) => (
                  <option key={state} value={state}>
                    {STATES[state]}
                    {counts && state !== 'all' && ` (${counts[state].toLocaleString('en')})`}
                  </option>
                ))}
              </select>
            )}
          </Field>
          {tenants.length > 0 && (
            <Field label="Tenant">
              {(control) => (
                <select
                  {...control}
                  value={query.tenant}
                  onChange={({ target }) => onQuery({ tenant: target.value, page: 0 })}
                >
                  <option value="all">All</option>
                  <option value="none">None</option>
                  {tenants.map((tenant) => (
                    <option key={tenant}>{tenant}</option>
                  ))}
                </select>
              )}
            </Field>
          )}
          <div className={styles.narrow}>
            <Field label="Sort by">
              {(control) => (
                <select
                  {...control}
                  value={query.sort}
                  onChange={({ target }) => onQuery({ sort: sortOf(target.value), page: 0 })}
                >
                  {Object.entries(SORTS).map(([sort, label]) => (
                    <option key={sort} value={sort}>
                      {label}
                    </option>
                  ))}
                </select>
              )}
            </Field>
          </div>
        </>
      )}
    </search>
  );
}

const stateOf = (value: string) => ACCOUNT_STATES.find((state) => state === value) ?? 'all';
const sortOf = (value: string): Sort =>
  (['email', 'lastLogin'] as const).find((sort) => sort === value) ?? 'created';
