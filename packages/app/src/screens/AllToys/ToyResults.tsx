import { Button, SectionMessage, ToyGrid, type ToyGridHandle, ToyGridSkeleton } from '@toystore/ui';
import type { Ref } from 'react';
import type { Catalogue } from '../../catalogue/CatalogueProvider.tsx';
import type { ToyList } from '../../filters/useToyList.ts';
import { emptyPicture, failedToysPicture } from '../../images.ts';
import { toyPath } from '../../paths.ts';
import { useSaveAction } from '../../saved/useSaveAction.tsx';
import { TryAgain } from '../../TryAgain.tsx';
import { CatalogueFailure } from '../CatalogueFailure.tsx';

const SKELETON_CARDS = 12;

interface ToyResultsProps {
  catalogue: Catalogue;
  list: ToyList;
  /** Removes every filter. */
  onClear: () => void;
  gridRef: Ref<ToyGridHandle>;
}

/** The cards that are asked for, or why there are none. */
export function ToyResults({ catalogue, list, onClear, gridRef }: ToyResultsProps) {
  const saveAction = useSaveAction();
  const { toys, isPending, isLost } = list;
  const isLoading = catalogue.status === 'loading' || (isPending && catalogue.status === 'loaded');
  return (
    <>
      <CatalogueFailure catalogue={catalogue} imageUrl={failedToysPicture} />
      {isLost && (
        <SectionMessage
          variant="error"
          message="Filters did not arrive, so these are all toys. Please check your connection."
          action={<TryAgain onRetry={list.retry} />}
        />
      )}
      {toys.length > 0 && (
        <ToyGrid
          toys={toys}
          toyHref={toyPath}
          cardAction={saveAction}
          beside
          priorityCount={4}
          handleRef={gridRef}
        />
      )}
      {toys.length === 0 && isLoading && <ToyGridSkeleton count={SKELETON_CARDS} beside />}
      {toys.length === 0 && catalogue.status === 'loaded' && !isPending && (
        <SectionMessage
          variant="plain"
          message={
            catalogue.toys.length > 0
              ? 'No toys fit these filters.'
              : 'No toys to display right now.'
          }
          imageUrl={emptyPicture}
          action={catalogue.toys.length > 0 && <Button onClick={onClear}>Clear all</Button>}
        />
      )}
    </>
  );
}
