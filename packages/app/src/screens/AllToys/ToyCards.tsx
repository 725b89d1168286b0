import { SectionMessage, ToyGrid, type ToyGridHandle, ToyGridSkeleton } from '@toystore/ui';
import type { RefObject } from 'react';
import type { ToyList } from '../../filters/useToyList.ts';
import { emptyPicture } from '../../images.ts';
import { toyPath } from '../../paths.ts';
import { useSaveAction } from '../../saved/useSaveAction.tsx';

const SKELETON_CARDS = 12;

interface ToyCardsProps {
  list: ToyList;
  /** Whether the catalogue has no toys, so that no filter is to blame. */
  isEmptyShop: boolean;
  grid: RefObject<ToyGridHandle | null>;
}

/** The cards of the list, or what is in their place. */
export function ToyCards({ list: { status, toys }, isEmptyShop, grid }: ToyCardsProps) {
  const saveAction = useSaveAction();
  if (toys.length > 0) {
    return (
      <ToyGrid
        toys={toys}
        toyHref={toyPath}
        cardAction={saveAction}
        beside
        priorityCount={4}
        handleRef={grid}
      />
    );
  }
  if (status === 'loading') return <ToyGridSkeleton count={SKELETON_CARDS} beside />;
  if (status === 'failed' || !isEmptyShop) return null; // a message says why
  return (
    <SectionMessage
      variant="plain"
      message="No toys to display right now."
      imageUrl={emptyPicture}
    />
  );
}
