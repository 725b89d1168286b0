import * as texts from '@shop/texts/allToys';
import { useAccounts, useAuth } from '@toystore/accounts';
import {
  findToy,
  getChosenFilters,
  loadToyIndex,
  type Toy,
  useCatalogue,
  useFuzzySearch,
  useToyList,
} from '@toystore/storefront';
import {
  Container,
  FilterButton,
  LoadingStatus,
  PageHeader,
  SearchBox,
  type ToyGridHandle,
  VisuallyHidden,
} from '@toystore/ui';
import { useCallback, useRef } from 'react';
import { useLocation } from 'react-router';
import { ToyFilters } from '../../filters/ToyFilters.tsx';
import { useFilterHistory } from '../../filters/useFilterHistory.ts';
import { useFollowHash } from '../../layout/useFollowHash.ts';
import { importWithRetry } from '../../loading/importWithRetry.ts';
import { failedToysPicture } from '../../pictures/images.ts';
import { CatalogueFailure } from '../CatalogueFailure.tsx';
import * as styles from './AllToys.module.css';
import { LateShareList } from './LateShareList.tsx';
import { NoSharedToys, SharedListNotice, sharedToysOf } from './SharedList.tsx';
import { ToyCards, WithoutSavedToys } from './ToyCards.tsx';
import { useGoToToy } from './useGoToToy.ts';
import { useListPlace } from './useListPlace.ts';

const SEARCH_STATUS = { loading: 'loading', loaded: 'ready', failed: 'failed' } as const;
const NO_TOYS: readonly Toy[] = [];
const loadSearch = () => importWithRetry('../storefront/src/search/toyIndex.ts', loadToyIndex);

/** All toys (specification, sections 2 and 10): a count, a search that scrolls but never filters, filters, and every card. */
export function AllToys() {
  const catalogue = useCatalogue();
  const { user } = useAuth();
  const { unavailable } = useAccounts();
  const { search } = useLocation();
  const history = useFilterHistory();
  const shopper = { accountId: user?.uid, isKnown: user !== undefined || unavailable };
  const list = useToyList(catalogue, history.search, shopper);
  const { prepare, findMore } = useFuzzySearch(catalogue.toys, loadSearch);
  const grid = useRef<ToyGridHandle>(null);
  const section = useRef<HTMLDivElement>(null);
  const sheetButton = useRef<HTMLButtonElement>(null);
  const goTo = useGoToToy(list, grid, history.commitFilters);
  const isListed = search === '' || catalogue.status === 'loaded'; // filters wait for the whole catalogue
  const listed = isListed ? catalogue.toys : NO_TOYS;
  const findListed = useCallback((id: string) => findToy(listed, id), [listed]);
  useFollowHash(findListed, goTo);
  useListPlace(section, grid, list.toys);
  const shared = sharedToysOf(list, catalogue);
  const canShare = list.filters.saved && shared === undefined && list.toys.length > 0;

  return (
    <>
      <PageHeader
        title={texts.heading}
        count={list.count}
        status={
          list.status === 'loading' && (
            <LoadingStatus className={styles.status}>{texts.loading}</LoadingStatus>
          )
        }
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
          count={getChosenFilters(list.filters).length}
          onClick={history.openSheet}
        />
      </PageHeader>
      <Container>
        <div ref={section} className={styles.columns}>
          <ToyFilters
            list={list}
            history={history}
            section={section}
            sheetButton={sheetButton}
            notice={
              // Always rendered, so that a screen reader announces a list that another address has.
              <div role="status">
                {shared && !shared.isGone && shared.total > 0 && <SharedListNotice {...shared} />}
              </div>
            }
            action={canShare && <LateShareList toys={list.toys} />}
          >
            <VisuallyHidden as="h2" tabIndex={-1}>
              {texts.toys}
            </VisuallyHidden>
            <CatalogueFailure catalogue={catalogue} imageUrl={failedToysPicture} />
            {list.isWithoutSaved && <WithoutSavedToys />}
            {shared?.isGone ? (
              <NoSharedToys {...shared} />
            ) : (
              <ToyCards list={list} grid={grid} commitFilters={history.commitFilters} />
            )}
          </ToyFilters>
        </div>
      </Container>
    </>
  );
}

export { AllToys as Component };
