import { Icon, type IconName } from '../ui/Icon.tsx';
import { ACTIONS, ColumnHeader, Table } from '../ui/Table.tsx';
import * as rowStyles from './AccountRow.module.css';
import { AccountRow } from './AccountRow.tsx';
import * as styles from './AccountTable.module.css';
import { keyOf } from './accountKey.ts';
import { type ListQuery, PAGE_SIZE, type ShownPage, type Sort } from './accountQuery.ts';

interface AccountTableProps {
  page: ShownPage;
  query: ListQuery;
  onQuery: (change: Partial<ListQuery>) => void;
  /** The key of the account whose sheet is open. */
  open: string | undefined;
}

/** Renders a page of accounts, sorted by a press on a column. */
export function AccountTable({ page, query, onQuery, open }: AccountTableProps) {
  const isNarrow = open !== undefined;
  const sortable = (sort: Sort, label: string, className?: string) => (
    <SortHeader key={sort} {...{ sort, label, query, onQuery, className }} />
  );
  return (
    <Table
      label="Accounts"
      className={styles.table}
      rowCount={page.matching + 1}
      columns={[
        sortable('email', 'Account'),
        'State',
        ...(isNarrow
          ? []
          : [
              sortable('created', 'Created', `${rowStyles.time} ${rowStyles.wide}`),
              sortable('lastLogin', 'Last sign-in', rowStyles.time),
              ACTIONS,
            ]),
      ]}
    >
      {page.accounts.map((account, index) => (
        <AccountRow
          key={keyOf(account)}
          account={account}
          index={page.page * PAGE_SIZE + index + 1}
          isNarrow={isNarrow}
          isOpen={keyOf(account) === open}
        />
      ))}
    </Table>
  );
}

interface SortHeaderProps extends Pick<AccountTableProps, 'query' | 'onQuery'> {
  sort: Sort;
  label: string;
  className?: string | undefined;
}

function SortHeader({ sort, label, query, onQuery, className }: SortHeaderProps) {
  const isSorted = query.sort === sort;
  const next = isSorted && query.order === 'asc' ? 'desc' : 'asc';
  const direction = query.order === 'asc' ? 'ascending' : 'descending';
  const icon: IconName = isSorted ? direction : 'both';
  return (
    <ColumnHeader className={className} aria-sort={isSorted ? direction : 'none'}>
      <button
        type="button"
        className={styles.sort}
        onClick={() => onQuery({ sort, order: next, page: 0 })}
      >
        {label}
        <Icon name={icon} size={13} />
      </button>
    </ColumnHeader>
  );
}
