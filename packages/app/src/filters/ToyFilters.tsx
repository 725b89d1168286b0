import {
  Button,
  FilterChips,
  FilterPanel,
  FilterSheet,
  SectionMessage,
  type Toy,
  type ToyGridHandle,
  VisuallyHidden,
} from '@toystore/ui';
import { type RefObject, startTransition, useOptimistic } from 'react';
import { emptyPicture } from '../images.ts';
import { chosenFilters } from './chosenFilters.ts';
import { clearFilters, type ToyFilters as Filters, formatFilters } from './searchParams.ts';
import { SORT_LABELS } from './sortLabels.ts';
import { ToyFilterFields } from './ToyFilterFields.tsx';
import styles from './ToyFilters.module.css';
import type { useFilterHistory } from './useFilterHistory.ts';
import { useGoToToy } from './useGoToToy.ts';
import { useIsWide } from './useIsWide.ts';
import { useListFocus } from './useListFocus.ts';
import { useListInView } from './useListInView.ts';
import type { ToyList } from './useToyList.ts';

interface ToyFiltersProps {
  list: ToyList;
  history: ReturnType<typeof useFilterHistory>;
  /** The element around these filters and the cards, which has one `<h2>` of its own. */
  section: RefObject<HTMLElement | null>;
  grid: RefObject<ToyGridHandle | null>;
  /** A toy to go to, which is not listed. */
  pendingToy: Toy | undefined;
  onArrived: () => void;
  sheetButton: RefObject<HTMLElement | null>;
}

/** Sorts and filters the list: beside the cards where there is room, else in a sheet. */
export function ToyFilters({
  list,
  history,
  section,
  grid,
  pendingToy,
  onArrived,
  sheetButton,
}: ToyFiltersProps) {
  const isWide = useIsWide();
  const { counts, saved } = list;
  // What is chosen shows at once; the cards follow when they are rendered.
  const [filters, showChosen] = useOptimistic(list.filters);
  const chosen = chosenFilters(filters);
  const commit = (next: Filters) =>
    startTransition(async () => {
      showChosen(next);
      await history.commit(formatFilters(next));
    });
  const clear = chosen.length > 0 ? () => commit(clearFilters(filters)) : undefined;
  const nothingFits = counts !== undefined && list.count === 0 && clear;
  useListInView(section);
  useListFocus(section, grid, list.toys);
  useGoToToy({ list, grid, commit, toy: pendingToy, onArrived });

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
