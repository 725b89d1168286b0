import { type FormEvent, useState } from 'react';
import { Button, Buttons } from '../ui/Button.tsx';
import { Icon } from '../ui/Icon.tsx';
import { PAGE_SIZE } from './accountQuery.ts';
import * as styles from './Pager.module.css';

interface PagerProps {
  /** From 0. */
  page: number;
  matching: number;
  onPage: (page: number) => void;
}

const number = (value: number) => value.toLocaleString('en');

/** Renders which rows are shown, and the way to the others. */
export function Pager({ page, matching, onPage }: PagerProps) {
  const pages = Math.max(1, Math.ceil(matching / PAGE_SIZE));
  const first = page * PAGE_SIZE + 1;
  const last = Math.min(matching, first + PAGE_SIZE - 1);
  return (
    <nav className={styles.pager} aria-label="Pages of accounts">
      <span>
        Rows {number(first)} to {number(last)} of {number(matching)}
      </span>
      {pages > 1 && (
        <Buttons>
          <Button disabled={page === 0} onClick={() => onPage(page - 1)}>
            <Icon name="left" />
            Previous
          </Button>
          <PageNumber key={page} page={page} pages={pages} onPage={onPage} />
          <Button disabled={page + 1 >= pages} onClick={() => onPage(page + 1)}>
            Next
            <Icon name="right" />
          </Button>
        </Buttons>
      )}
    </nav>
  );
}

function PageNumber({ page, pages, onPage }: Omit<PagerProps, 'matching'> & { pages: number }) {
  const [text, setText] = useState(`${page + 1}`);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const wanted = Math.round(Number(text));
    if (wanted >= 1) onPage(Math.min(wanted, pages) - 1);
  };
  return (
    <form onSubmit={submit} className={styles.number}>
      <label>
        Page{' '}
        <input value={text} inputMode="numeric" onChange={({ target }) => setText(target.value)} />{' '}
        of {number(pages)}
      </label>
    </form>
  );
}
