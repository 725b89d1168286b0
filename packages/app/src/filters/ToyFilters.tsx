import * as texts from '@shop/texts/filters';
import {
  clearFilters,
  type ToyFilters as Filters,
  getChosenFilters,
  type ToyList,
} from '@toystore/storefront';
import { FilterChips, FilterPanel, FilterSheet, VisuallyHidden } from '@toystore/ui';
import {
  type ReactNode,
  type RefObject,
  startTransition,
  useOptimistic,
  useSyncExternalStore,
} from 'react';
import { mediaQuery } from '../browser.ts';
import { filterTexts, labelOf } from './filterTexts.ts';
import { ToyFilterFields } from './ToyFilterFields.tsx';
import * as styles from './ToyFilters.module.css';
import type { useFilterHistory } from './useFilterHistory.ts';

const WIDE = '(width >= 64rem)'; // as in AllToys.module.css
const WIDE_PX = 1024; // the same at the usual text size, for browsers without media queries in scripts

interface ToyFiltersProps {
  list: ToyList;
  history: ReturnType<typeof useFilterHistory>;
  /** The element around these filters and the cards, which has its own `<h2>`. */
  section: RefObject<HTMLElement | null>;
  sheetButton: RefObject<HTMLElement | null>;
  /** Content above the row of selected filters. */
  notice: ReactNode;
  /** Content at the end of that row. */
  action: ReactNode;
  /** The cards. */
  children: ReactNode;
}

/** Sorts and filters the cards: next to them if there is room, otherwise in a sheet. */
export function ToyFilters({
  list,
  history,
  section,
  sheetButton,
  notice,
  action,
  children,
}: ToyFiltersProps) {
  const isWide = useIsWide();
  // Shows a choice at once; the cards follow when they have rendered.
  const [filters, showChosen] = useOptimistic(list.filters);
  const chosen = getChosenFilters(filters);
  const commit = (next: Filters) =>
    startTransition(async () => {
      showChosen(next);
      await history.commitFilters(next);
    });
  const clear = chosen.length > 0 ? () => commit(clearFilters(filters)) : undefined;

  const fields = (
    <ToyFilterFields
      filters={filters}
      choices={list.choices}
      counts={list.counts}
      canSave={list.saved !== undefined}
      onChange={commit}
    />
  );
  return (
    <>
      {isWide ? (
        <FilterPanel className={styles.panel}>{fields}</FilterPanel>
      ) : (
        <div className={styles.place} />
      )}
      {/* One element around notice, chips and cards: it stays in place when hydration adds a notice or chips. */}
      <div>
        {notice && <div>{notice}</div>}
        <VisuallyHidden role="status">
          {texts.sortedBy({ order: filterTexts().sort[filters.sort ?? 'featured'] })}
        </VisuallyHidden>
        <div className={styles.row}>
          <FilterChips
            filters={chosen.map((filter) => ({ id: filter.id, label: labelOf(filter) }))}
            onRemove={(id) => {
              const filter = chosen.find((each) => each.id === id);
              if (filter) commit(filter.without);
            }}
            onClear={list.count === 0 ? undefined : clear} // the message without cards has that button
            finalFocus={() => section.current?.querySelector<HTMLElement>('h2[tabindex]') ?? null}
          />
          {action && <div className={styles.action}>{action}</div>}
        </div>
        <div className={styles.cards}>{children}</div>
      </div>
      <FilterSheet
        open={history.isSheetOpen && !isWide}
        onClose={history.closeSheet}
        onClear={clear}
        count={list.count}
        finalFocus={() => sheetButton.current}
      >
        {fields}
      </FilterSheet>
    </>
  );
}

/** Returns whether the window has room for filters next to the cards; false while prerendering, when that is unknown. */
function useIsWide(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => mediaQuery(WIDE)?.matches ?? window.innerWidth >= WIDE_PX,
    () => false,
  );
}

function subscribe(onChange: () => void) {
  const query = mediaQuery(WIDE);
  query?.addEventListener('change', onChange);
  return () => query?.removeEventListener('change', onChange);
}
