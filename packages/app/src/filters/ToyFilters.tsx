import { clearFilters, type ToyFilters as Filters, getChosenFilters } from '@toystore/storefront';
import {
  Button,
  FilterChips,
  FilterPanel,
  FilterSheet,
  SectionMessage,
  VisuallyHidden,
} from '@toystore/ui';
import { type RefObject, startTransition, useOptimistic } from 'react';
import { emptyPicture } from '../images.ts';
import { SORT_LABELS } from './sortLabels.ts';
import { ToyFilterFields } from './ToyFilterFields.tsx';
import styles from './ToyFilters.module.css';
import type { useFilterHistory } from './useFilterHistory.ts';
import { useIsWide } from './useIsWide.ts';
import type { ToyList } from './useToyList.ts';

interface ToyFiltersProps {
  list: ToyList;
  history: ReturnType<typeof useFilterHistory>;
  /** The element around these filters and the cards, which has one `<h2>` of its own. */
  section: RefObject<HTMLElement | null>;
  sheetButton: RefObject<HTMLElement | null>;
}

/** Sorts and filters the list: beside the cards where there is room, else in a sheet. */
export function ToyFilters({ list, history, section, sheetButton }: ToyFiltersProps) {
  const isWide = useIsWide();
  const { counts, saved } = list;
  // What is chosen shows at once; the cards follow when they are rendered.
  const [filters, showChosen] = useOptimistic(list.filters);
  const chosen = getChosenFilters(filters);
  const commit = (next: Filters) =>
    startTransition(async () => {
      showChosen(next);
      await history.commitFilters(next);
    });
  const clear = chosen.length > 0 ? () => commit(clearFilters(filters)) : undefined;
  const nothingFits = counts !== undefined && list.count === 0 && clear;

  const fields = (
    <ToyFilterFields
      filters={filters}
      counts={counts}
      canSave={saved !== undefined}
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
      <VisuallyHidden role="status">
        {`Sorted by: ${SORT_LABELS[filters.sort ?? 'featured']}`}
      </VisuallyHidden>
      <FilterChips
        filters={chosen}
        onRemove={(id) => {
          const filter = chosen.find((each) => each.id === id);
          if (filter) commit(filter.without);
        }}
        onClear={nothingFits ? undefined : clear}
        finalFocus={() => section.current?.querySelector<HTMLElement>('h2[tabindex]') ?? null}
        className={styles.chips}
      />
      {nothingFits && (
        <SectionMessage
          variant="plain"
          message="No toys fit these filters."
          imageUrl={emptyPicture}
          action={<Button onClick={nothingFits}>Clear all</Button>}
        />
      )}
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
