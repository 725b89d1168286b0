import {
  Container,
  FilterButton,
  LoadingStatus,
  PageHeader,
  SearchBox,
  SectionMessage,
  type Toy,
  ToyGrid,
  type ToyGridHandle,
  ToyGridSkeleton,
  VisuallyHidden,
} from '@toystore/ui';
import { useRef, useState } from 'react';
import { useCatalogue } from '../../catalogue/CatalogueProvider.tsx';
import { chosenFilters } from '../../filters/chosenFilters.ts';
import { ToyFilters } from '../../filters/ToyFilters.tsx';
import { useFilterHistory } from '../../filters/useFilterHistory.ts';
import { useToyList } from '../../filters/useToyList.ts';
import { emptyPicture, failedToysPicture } from '../../images.ts';
import { PageTitle } from '../../PageTitle.tsx';
import { toyPath } from '../../paths.ts';
import { useSaveAction } from '../../saved/useSaveAction.tsx';
import { useForgivingSearch } from '../../search/useForgivingSearch.ts';
import { CatalogueFailure } from '../CatalogueFailure.tsx';
import styles from './AllToys.module.css';
import { useFollowHash } from './useFollowHash.ts';
import { WithoutSavedToys } from './WithoutSavedToys.tsx';

const SKELETON_CARDS = 12;
const SEARCH_STATUS = { loading: 'loading', loaded: 'ready', failed: 'failed' } as const;

/** All toys (specification, sections 2 and 10): a count, a search that jumps but never filters, filters, and every card. */
export function AllToys() {
  const catalogue = useCatalogue();
  const list = useToyList(catalogue);
  const { toys } = list;
  const history = useFilterHistory();
  const { prepare, findMore } = useForgivingSearch(catalogue.toys);
  const saveAction = useSaveAction();
  const grid = useRef<ToyGridHandle>(null);
  const section = useRef<HTMLDivElement>(null);
  const sheetButton = useRef<HTMLButtonElement>(null);
  const [pendingToy, setPendingToy] = useState<Toy>();
  const goTo = (toy: Toy) => {
    if (!grid.current?.scrollToToy(toy.toyId)) setPendingToy(toy);
  };
  useFollowHash(catalogue, goTo);
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
        <SearchBox
          toys={catalogue.toys}
          status={SEARCH_STATUS[catalogue.status]}
          findMore={findMore}
          onFocus={prepare}
          onValueChange={prepare} // typed before the page was hydrated
          onChoose={goTo}
        />
        <FilterButton
          ref={sheetButton}
          className={styles.button}
          count={chosenFilters(list.filters).length}
          onClick={history.openSheet}
        />
      </PageHeader>
      <Container>
        <div ref={section} className={styles.columns}>
          <ToyFilters
            list={list}
            history={history}
            section={section}
            grid={grid}
            pendingToy={pendingToy}
            onArrived={() => setPendingToy(undefined)}
            sheetButton={sheetButton}
          />
          <div>
            <VisuallyHidden as="h2" tabIndex={-1}>
              Toys
            </VisuallyHidden>
            <CatalogueFailure catalogue={catalogue} imageUrl={failedToysPicture} />
            <WithoutSavedToys reason={list.withoutSaved} />
            {isLoading && toys.length === 0 && <ToyGridSkeleton count={SKELETON_CARDS} beside />}
            {catalogue.status === 'loaded' && catalogue.toys.length === 0 && (
              <SectionMessage
                variant="plain"
                message="No toys to display right now."
                imageUrl={emptyPicture}
              />
            )}
            {toys.length > 0 && (
              <ToyGrid
                toys={toys}
                toyHref={toyPath}
                cardAction={saveAction}
                beside
                priorityCount={4}
                handleRef={grid}
              />
            )}
          </div>
        </div>
      </Container>
    </>
  );
}

export { AllToys as Component };
