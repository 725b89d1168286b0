import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Button, Buttons } from '../ui/Button.tsx';
import * as layout from '../ui/layout.module.css';
import { PAGE_SIZE, type ShownPage } from './accountQuery.ts';

interface PagerProps {
  shown: ShownPage;
  onPage: (page: number) => void;
}

const number = (value: number) => value.toLocaleString('en');

/** Renders which rows are shown, and the way to the others. */
export function Pager({ shown: { page, matching }, onPage }: PagerProps) {
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
