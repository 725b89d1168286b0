import * as texts from '@shop/texts/allToys';
import { useAccounts } from '@toystore/accounts';
import {
  clearFilters,
  getChosenFilters,
  shownIds,
  type ToyFilters,
  type ToyList,
} from '@toystore/storefront';
import {
  Button,
  ButtonLink,
  SectionMessage,
  ToyCard,
  ToyGrid,
  type ToyGridHandle,
  ToyGridSkeleton,
} from '@toystore/ui';
import type { RefObject } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { isOpenedWith } from '../../layout/scrollRestoration.ts';
import { TryAgain } from '../../loading/TryAgain.tsx';
import { paths, toyPath } from '../../page/paths.ts';
import { emptyPicture } from '../../pictures/images.ts';
import { useSaveAction } from '../useSaveAction.tsx';
import { useSavedNote } from '../useSavedNote.tsx';
import * as styles from './AllToys.module.css';

const SKELETON_CARDS = 12;

interface ToyCardsProps {
  list: ToyList;
  grid: RefObject<ToyGridHandle | null>;
  commitFilters: (filters: ToyFilters) => void;
}

/** The cards of the list, or what replaces them. */
export function ToyCards({ list, grid, commitFilters }: ToyCardsProps) {
  const { status, toys, filters } = list;
  const saveAction = useSaveAction();
  const savedNote = useSavedNote();
  const location = useLocation();
  const isBack = useNavigationType() === 'POP' && !isOpenedWith(location);
  if (toys.length > 0) {
    return (
      <ToyGrid
        toys={toys}
        toyHref={toyPath}
        renderCard={(card) => (
          <>
            <noscript>
              <span id={card.toy.toyId} />
            </noscript>
            <ToyCard
              {...card}
              action={saveAction?.(card.toy)}
              note={!filters.list && savedNote?.(card.toy)} // a shared list is someone else's
            />
          </>
        )}
        besideSidebar
        renderAllAtOnce={isBack}
        priorityCount={4}
        actionsRef={grid}
      />
    );
  }
  if (status === 'loading') {
    const listed = filters.list && shownIds(filters.list).length;
    return (
      <ToyGridSkeleton count={Math.min(SKELETON_CARDS, listed ?? SKELETON_CARDS)} besideSidebar />
    );
  }
  if (status === 'failed') return null; // `CatalogueFailure` shows why
  const isFiltered = getChosenFilters(filters).length > 0;
  return (
    <SectionMessage
      variant="plain"
      message={isFiltered ? texts.noMatch : texts.noToys}
      imageUrl={emptyPicture}
      action={
        isFiltered ? (
          <Button onClick={() => commitFilters(clearFilters(filters))}>{texts.clearAll}</Button>
        ) : undefined
      }
    />
  );
}

/** Explains above the cards why a URL with the filter for saved toys also shows others. */
export function WithoutSavedToys() {
  const { unavailable, retry } = useAccounts();
  if (unavailable) {
    return (
      <SectionMessage
        variant="error"
        message={texts.savedUnknown}
        action={<TryAgain onRetry={retry} />}
        className={styles.aboveToys}
      />
    );
  }
  return (
    <SectionMessage
      variant="plain"
      message={texts.savedNeedAccount}
      imageUrl={emptyPicture}
      action={<ButtonLink href={paths.login}>{texts.login}</ButtonLink>}
      className={styles.aboveToys}
    />
  );
}
