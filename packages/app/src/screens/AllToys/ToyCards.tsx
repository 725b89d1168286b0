import { clearFilters, getChosenFilters, type ToyFilters } from '@toystore/storefront';
import { Button, SectionMessage, ToyGrid, type ToyGridHandle, ToyGridSkeleton } from '@toystore/ui';
import type { RefObject } from 'react';
import type { ToyList } from '../../filters/useToyList.ts';
import { emptyPicture } from '../../images.ts';
import { toyPath } from '../../paths.ts';
import { useSaveAction } from '../../saved/useSaveAction.tsx';

const SKELETON_CARDS = 12;

interface ToyCardsProps {
  list: ToyList;
  grid: RefObject<ToyGridHandle | null>;
  commitFilters: (filters: ToyFilters) => void;
}

/** The cards of the list, or what stands in their place. */
export function ToyCards({ list, grid, commitFilters }: ToyCardsProps) {
  const { status, toys, filters } = list;
  const saveAction = useSaveAction();
  if (toys.length > 0) {
    return (
      <ToyGrid
        toys={toys}
        toyHref={toyPath}
        cardAction={saveAction}
        withSidebar
        priorityCount={4}
        handleRef={grid}
      />
    );
  }
  if (status === 'loading') return <ToyGridSkeleton count={SKELETON_CARDS} withSidebar />;
  if (status === 'failed') return null; // `CatalogueFailure` says why
  const isFiltered = getChosenFilters(filters).length > 0;
  return (
    <SectionMessage
      variant="plain"
      message={isFiltered ? 'No toys match these filters.' : 'No toys to display right now.'}
      imageUrl={emptyPicture}
      action={
        isFiltered ? (
          <Button onClick={() => commitFilters(clearFilters(filters))}>Clear all</Button>
        ) : undefined
      }
    />
  );
}
