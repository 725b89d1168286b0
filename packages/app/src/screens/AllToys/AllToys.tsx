import {
  Container,
  FilterButton,
  FilterPanel,
  LoadingStatus,
  PageHeader,
  SearchBox,
  type ToyGridHandle,
  VisuallyHidden,
} from '@toystore/ui';
import { useRef } from 'react';
import { useCatalogue } from '../../catalogue/CatalogueProvider.tsx';
import { LazyFilterSheet, prepareSheet } from '../../filters/LazyFilterSheet.tsx';
import type { ToyFilters } from '../../filters/toyFilters.ts';
import { useFilterHistory } from '../../filters/useFilterHistory.ts';
import { useToyList } from '../../filters/useToyList.ts';
import { PageTitle } from '../../PageTitle.tsx';
import { useForgivingSearch } from '../../search/useForgivingSearch.ts';
import styles from './AllToys.module.css';
import { ToyResults } from './ToyResults.tsx';
import { useFocusToyOfHash } from './useFocusToyOfHash.ts';
import { useGoToToy } from './useGoToToy.ts';
import { useListFocus } from './useListFocus.ts';
import { useResultsInView } from './useResultsInView.ts';

/** All toys (specification, sections 2 and 10): a count, a search that jumps but never filters, filters and the cards. */
export function AllToys() {
  const catalogue = useCatalogue();
  const list = useToyList(catalogue);
  const { isSheetOpen, openSheet, closeSheet, decide } = useFilterHistory();
  const { prepare, findMore } = useForgivingSearch(catalogue.toys);
  const grid = useRef<ToyGridHandle>(null);
  const button = useRef<HTMLButtonElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const results = useRef<HTMLDivElement>(null);
  useListFocus(results, grid, list.toys);
  useFocusToyOfHash(list.toys, grid);
  useResultsInView(results);
  const goToToy = useGoToToy(list, grid, decide);

  const { choices } = list;
  const chosen = choices?.code.chosenFilters(choices.filters) ?? [];
  const ask = (filters: ToyFilters) => {
    if (choices) decide(choices.code.formatFilters(filters));
  };
  const clear = () => {
    if (choices) ask(choices.code.withoutFilters(choices.filters));
  };
  const fields = choices && (
    <choices.code.ToyFilterFields
      filters={choices.filters}
      counts={choices.counts}
      canSave={choices.saved !== undefined}
      onChange={ask}
    />
  );
  const isLoading =
    catalogue.status === 'loading' || (list.isPending && catalogue.status === 'loaded');

  return (
    <>
      <PageTitle>All Toys</PageTitle>
      <PageHeader
        title="Our All Toys"
        count={list.count}
        status={isLoading && <LoadingStatus className={styles.status}>Loading...</LoadingStatus>}
      >
        <SearchBox toys={catalogue.toys} findMore={findMore} onFocus={prepare} onChoose={goToToy} />
        <FilterButton
          ref={button}
          className={styles.button}
          count={chosen.length}
          onPointerEnter={prepareSheet}
          onFocus={prepareSheet}
          onClick={() => {
            if (list.isLost) list.retry();
            openSheet();
          }}
        />
      </PageHeader>
      <Container className={styles.columns}>
        <FilterPanel className={styles.panel}>{fields}</FilterPanel>
        <div ref={results} className={styles.results}>
          <VisuallyHidden>
            <h2 ref={heading} tabIndex={-1}>
              Toys
            </h2>
          </VisuallyHidden>
          {choices && (
            <choices.code.ToyFilterChips
              filters={choices.filters}
              onChange={ask}
              onClear={list.toys.length > 0 ? clear : undefined}
              finalFocus={() => heading.current}
              className={styles.chips}
            />
          )}
          <ToyResults catalogue={catalogue} list={list} onClear={clear} gridRef={grid} />
        </div>
      </Container>
      {choices && (
        <LazyFilterSheet
          open={isSheetOpen}
          onClose={closeSheet}
          onClear={chosen.length > 0 ? clear : undefined}
          count={list.count}
          finalFocus={() => button.current}
        >
          {fields}
        </LazyFilterSheet>
      )}
    </>
  );
}

export { AllToys as Component };
