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
import { useToyList } from '../../filters/useToyList.ts';
import { emptyPicture, failedToysPicture } from '../../images.ts';
import { PageTitle } from '../../PageTitle.tsx';
import { toyPath } from '../../paths.ts';
import { useSaveAction } from '../../saved/useSaveAction.tsx';
import { useForgivingSearch } from '../../search/useForgivingSearch.ts';
import { TryAgain } from '../../TryAgain.tsx';
import { CatalogueFailure } from '../CatalogueFailure.tsx';
import styles from './AllToys.module.css';
import { useFocusToyOfHash } from './useFocusToyOfHash.ts';

const SKELETON_CARDS = 12;

/**
 * All toys (specification, sections 2 and 10): a count, a search that jumps but never filters, and every card. What sorts
 * and filters them is loaded after the page is painted.
 */
export function AllToys() {
  'use no memo'; // rendered seldom, and the first load of a page counts each byte
  const catalogue = useCatalogue();
  const { status } = catalogue;
  const list = useToyList(catalogue);
  const { toys, choices, isPending, isLost } = list;
  const { prepare, findMore } = useForgivingSearch(catalogue.toys);
  const saveAction = useSaveAction();
  const grid = useRef<ToyGridHandle>(null);
  const section = useRef<HTMLDivElement>(null);
  const sheetButton = useRef<HTMLButtonElement>(null);
  const [awaited, setAwaited] = useState<Toy>();
  const [sheetRequests, setSheetRequests] = useState(0);
  useFocusToyOfHash(toys, grid);
  const isLoading = status === 'loading' || (isPending && status === 'loaded');

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
          findMore={findMore}
          onFocus={prepare}
          onValueChange={prepare} // typed before the page was hydrated
          onChoose={(toy) => {
            if (!grid.current?.scrollToToy(toy.toyId)) setAwaited(toy);
          }}
        />
        <FilterButton
          ref={sheetButton}
          className={styles.button}
          count={choices?.code.chosenFilters(choices.filters).length ?? 0}
          onPointerEnter={choices?.code.prepareSheet}
          onClick={() => {
            if (isLost) list.retry();
            setSheetRequests((last) => last + 1);
          }}
        />
      </PageHeader>
      <Container>
        <div ref={section} className={styles.columns}>
          {choices ? (
            <choices.code.ToyFilters
              list={list}
              choices={choices}
              section={section}
              grid={grid}
              awaited={awaited}
              onArrived={() => setAwaited(undefined)}
              sheetRequests={sheetRequests}
              sheetButton={sheetButton}
            />
          ) : (
            <div className={styles.place} />
          )}
          <div>
            <VisuallyHidden>
              <h2 tabIndex={-1}>Toys</h2>
            </VisuallyHidden>
            <CatalogueFailure catalogue={catalogue} imageUrl={failedToysPicture} />
            {isLost && (
              <SectionMessage
                variant="error"
                message="Filters did not arrive, so these are all toys."
                action={<TryAgain onRetry={list.retry} />}
              />
            )}
            {isLoading && toys.length === 0 && <ToyGridSkeleton count={SKELETON_CARDS} beside />}
            {status === 'loaded' && catalogue.toys.length === 0 && (
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
