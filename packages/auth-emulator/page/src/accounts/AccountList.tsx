import { ChevronLeft, ChevronRight, Search, User } from 'lucide-react';
import { useRef, useState } from 'react';
import { ACCOUNT_STATES, type AccountPage, type AccountState } from '../../../src/client.ts';
import { useLive, useProject } from '../api/useLive.ts';
import { Button, Buttons } from '../ui/Button.tsx';
import { Input, Select } from '../ui/Field.tsx';
import * as layout from '../ui/layout.module.css';
import { Table } from '../ui/Table.tsx';
import { Empty, Problem } from '../ui/View.tsx';
import { AccountRow } from './AccountRow.tsx';
import * as styles from './Accounts.module.css';
import { keyOf } from './account.ts';
import { FIRST_QUERY, type ListQuery, PAGE_SIZE, type ShownPage } from './accountQuery.ts';

const WAIT = 200; // ms after the last key

const STATES: Record<AccountState, string> = {
  all: 'All',
  unverified: 'Not verified',
  disabled: 'Disabled',
  twoStep: 'Two-step',
  google: 'Google',
  guest: 'Guest',
};

const ORDERS: Record<ListQuery['order'], string> = {
  oldest: 'Oldest first',
  newest: 'Newest first',
  email: 'By e-mail',
  lastLogin: 'Last sign-in first',
};

const COLUMNS = ['Account', 'State', 'Created', 'Last sign-in', 'Actions'];

interface AccountListProps {
  /** `undefined` until the emulator has answered. */
  page: ShownPage | undefined;
  problem: string | undefined;
  query: ListQuery;
  onQuery: (change: Partial<ListQuery>) => void;
  /** The key of the account whose sheet is open. */
  open: string | undefined;
}

/** Renders the search and a page of what it finds. */
export function AccountList({ page, problem, query, onQuery, open }: AccountListProps) {
  const [search, setSearch] = useState(query.search);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const onSearch = (text: string) => {
    setSearch(text);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => onQuery({ search: text.trim(), page: 0 }), WAIT);
  };
  const clear = () => {
    setSearch('');
    onQuery(FIRST_QUERY);
  };
  return (
    <div className={layout.card}>
      <search className={layout.toolbar} aria-label="Accounts">
        <Input
          label="Search"
          type="search"
          placeholder="E-mail, name, UID or telephone"
          value={search}
          onChange={onSearch}
        />
        {open === undefined && (
          <Choices
            query={query}
            counts={page?.counts}
            onQuery={(next) => onQuery({ ...next, page: 0 })}
          />
        )}
      </search>
      <Problem text={problem} />
      {page === undefined && !problem && <Empty icon={User} title="Loading accounts" />}
      {page?.total === 0 && (
        <Empty icon={User} title="No accounts">
          <p>
            A project without a seed starts empty. Add an account here, or register in your app.
          </p>
        </Empty>
      )}
      {page && page.total > 0 && page.matching === 0 && (
        <Empty icon={Search} title="No account matches">
          <p>The search covers e-mail, name, UID and telephone of all accounts.</p>
          <Button label="Clear search" onClick={clear} />
        </Empty>
      )}
      {page && page.matching > 0 && (
        <>
          <Table
            label="Accounts"
            className={styles.table}
            rowCount={page.matching + 1}
            columns={open === undefined ? COLUMNS : COLUMNS.slice(0, 2)}
          >
            {page.accounts.map((account, index) => (
              <AccountRow
                key={keyOf(account)}
                account={account}
                index={page.page * PAGE_SIZE + index + 1}
                open={open}
              />
            ))}
          </Table>
          <Pager shown={page} onPage={(next) => onQuery({ page: next })} />
        </>
      )}
    </div>
  );
}

interface ChoicesProps extends Pick<AccountListProps, 'query' | 'onQuery'> {
  counts: AccountPage['counts'] | undefined;
}

function Choices({ query, counts, onQuery }: ChoicesProps) {
  const { data: tenants = [] } = useLive(useProject().tenants);
  const states = { ...STATES };
  if (counts) {
    for (const state of ACCOUNT_STATES) states[state] += ` (${counts[state].toLocaleString('en')})`;
  }
  return (
    <>
      <Select
        label="State"
        options={states}
        value={query.state}
        onChange={(state) => onQuery({ state })}
      />
      {tenants.length > 0 && (
        <Select
          label="Tenant"
          options={{
            all: 'All',
            none: 'None',
            ...Object.fromEntries(tenants.map((tenant) => [tenant, tenant])),
          }}
          value={query.tenant}
          onChange={(tenant) => onQuery({ tenant })}
        />
      )}
      <Select
        label="Order"
        options={ORDERS}
        value={query.order}
        onChange={(order) => onQuery({ order })}
      />
    </>
  );
}

interface PagerProps {
  shown: ShownPage;
  onPage: (page: number) => void;
}

const number = (value: number) => value.toLocaleString('en');

/** Renders which rows are shown, and the way to the others. */
function Pager({ shown: { page, matching }, onPage }: PagerProps) {
  const pages = Math.ceil(matching / PAGE_SIZE);
  const first = page * PAGE_SIZE + 1;
  const last = Math.min(matching, first + PAGE_SIZE - 1);
  const open = (next: number) => {
    onPage(next);
    window.scrollTo(0, 0);
  };
  return (
    <nav className={`${layout.bar} ${layout.foot}`} aria-label="Pages of accounts">
      <span>{`Rows ${number(first)} to ${number(last)} of ${number(matching)}`}</span>
      {pages > 1 && (
        <Buttons>
          <Button
            label="Previous"
            icon={ChevronLeft}
            disabled={page === 0}
            onClick={() => open(page - 1)}
          />
          <select
            aria-label="Page"
            value={page}
            onChange={({ target }) => open(Number(target.value))}
          >
            {Array.from({ length: pages }, (_, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a page is its number
              <option key={index} value={index}>
                {`${number(index + 1)} of ${number(pages)}`}
              </option>
            ))}
          </select>
          <Button
            label="Next"
            icon={ChevronRight}
            disabled={page + 1 >= pages}
            onClick={() => open(page + 1)}
          />
        </Buttons>
      )}
    </nav>
  );
}
