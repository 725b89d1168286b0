import {
  Button,
  FilterChips,
  FilterPanel,
  SectionMessage,
  type Toy,
  type ToyGridHandle,
  VisuallyHidden,
} from '@toystore/ui';
import { type RefObject, startTransition, useOptimistic } from 'react';
import { emptyPicture } from '../images.ts';
import { chosenFilters } from './chosenFilters.ts';
import { LazyFilterSheet, prepareSheet } from './LazyFilterSheet.tsx';
import { type ToyFilters as Filters, formatFilters, withoutFilters } from './searchParams.ts';
import { SORT_LABELS } from './sortLabels.ts';
import { ToyFilterFields } from './ToyFilterFields.tsx';
import styles from './ToyFilters.module.css';
import { useFilterHistory } from './useFilterHistory.ts';
import { useGoToToy } from './useGoToToy.ts';
import { useIsWide } from './useIsWide.ts';
import { useListFocus } from './useListFocus.ts';
import { useListInView } from './useListInView.ts';
import type { ToyChoices, ToyList } from './useToyList.ts';

export { savedOf } from '../saved/savedOf.ts';
export { chosenFilters } from './chosenFilters.ts';
export { filterToys } from './filterToys.ts';
export { readFilters } from './searchParams.ts';
export { prepareSheet };

interface ToyFiltersProps {
  list: ToyList;
  choices: ToyChoices;
  /** The element around these filters and the cards, which has one `<h2>` of its own. */
  section: RefObject<HTMLElement | null>;
  grid: RefObject<ToyGridHandle | null>;
  /** A toy to go to, which is not listed. */
  awaited: Toy | undefined;
  onArrived: () => void;
  /** How often the sheet of a narrow window has been asked for, and by what. */
  sheetRequests: number;
  sheetButton: RefObject<HTMLElement | null>;
}

/** Sorts and filters the list. One chunk with all that it takes, which no page needs to begin with. */
export function ToyFilters({ list, choices, section, grid, ...props }: ToyFiltersProps) {
  'use no memo'; // all of it depends on the filters
  const isWide = useIsWide();
  const { counts, saved } = choices;
  const history = useFilterHistory(props.sheetRequests);
  // What is chosen shows at once; the cards follow when they are rendered.
  const [filters, showChosen] = useOptimistic(choices.filters);
  const chosen = chosenFilters(filters);
  const ask = (next: Filters) =>
    startTransition(async () => {
      showChosen(next);
      await history.decide(formatFilters(next));
    });
  const clear = chosen.length > 0 ? () => ask(withoutFilters(filters)) : undefined;
  const nothingFits = counts !== undefined && list.count === 0 && clear;
  useListInView(section);
  useListFocus(section, grid, list.toys);
  useGoToToy({ list, choices, grid, ask, toy: props.awaited, onArrived: props.onArrived });

  const fields = (
    <ToyFilterFields
      filters={filters}
      counts={counts}
      canSave={saved !== undefined}
      onChange={ask}
    />
  );
  return (
    <>
      {isWide && <FilterPanel className={styles.panel}>{fields}</FilterPanel>}
      <VisuallyHidden role="status">
        {`Sorted by: ${SORT_LABELS[filters.sort ?? 'featured']}`}
      </VisuallyHidden>
      <FilterChips
        filters={chosen}
        onRemove={(id) => {
          const filter = chosen.find((each) => each.id === id);
          if (filter) ask(filter.without);
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
      <LazyFilterSheet
        open={history.isSheetOpen}
        onClose={history.closeSheet}
        onClear={clear}
        count={list.count}
        finalFocus={() => props.sheetButton.current}
      >
        {fields}
      </LazyFilterSheet>
    </>
  );
}
