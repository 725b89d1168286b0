import { useRef, useState } from 'react';
import { Button } from '../ui/Button.tsx';
import { Empty, Note } from '../ui/View.tsx';
import { AccountTable } from './AccountTable.tsx';
import { AccountToolbar } from './AccountToolbar.tsx';
import { FIRST_QUERY, type ListQuery, type ShownPage } from './accountQuery.ts';
import { Pager } from './Pager.tsx';

const WAIT = 200; // ms after the last key

interface AccountListProps {
  /** `undefined` until the emulator has answered. */
  page: ShownPage | undefined;
  problem: string | undefined;
  query: ListQuery;
  onQuery: (change: Partial<ListQuery>) => void;
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
  const openPage = (next: number) => {
    onQuery({ page: next });
    window.scrollTo(0, 0);
  };
  return (
    <>
      <AccountToolbar
        search={search}
        onSearch={onSearch}
        query={query}
        onQuery={onQuery}
        counts={page?.counts}
        isNarrow={open !== undefined}
      />
      {problem && (
        <Note icon="alert" isWarning>
          {problem}
        </Note>
      )}
      {page === undefined && !problem && (
        <Empty icon="user" title="Loading accounts">
          {null}
        </Empty>
      )}
      {page?.total === 0 && (
        <Empty icon="user" title="No accounts">
          <p>
            A project without a seed starts empty. Add an account here, or register in your app.
          </p>
        </Empty>
      )}
      {page && page.total > 0 && page.matching === 0 && (
        <Empty icon="search" title="No account matches">
          <p>The search covers e-mail, name, UID and telephone of all accounts.</p>
          <Button onClick={clear}>Clear search</Button>
        </Empty>
      )}
      {page && page.matching > 0 && (
        <>
          <AccountTable {...{ page, query, onQuery, open }} />
          <Pager page={page.page} matching={page.matching} onPage={openPage} />
        </>
      )}
    </>
  );
}
