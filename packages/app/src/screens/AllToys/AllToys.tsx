import {
  Container,
  LoadingStatus,
  PageHeader,
  SearchBox,
  SectionMessage,
  ToyGrid,
  type ToyGridHandle,
  ToyGridSkeleton,
  VisuallyHidden,
} from '@toystore/ui';
import { useRef } from 'react';
import { useCatalogue } from '../../catalogue/CatalogueProvider.tsx';
import { emptyPicture, failedToysPicture } from '../../images.ts';
import { PageTitle } from '../../PageTitle.tsx';
import { toyPath } from '../../paths.ts';
import { CatalogueFailure } from '../CatalogueFailure.tsx';
import styles from './AllToys.module.css';
import { useFocusToyOfHash } from './useFocusToyOfHash.ts';

const SKELETON_CARDS = 12;

/** All toys (specification, section 2): a count, a search that jumps but never filters, and every card. */
export function AllToys() {
  const catalogue = useCatalogue();
  const isKnown = catalogue.toys.length > 0;
  const grid = useRef<ToyGridHandle>(null);
  useFocusToyOfHash(catalogue.toys, grid);

  return (
    <>
      <PageTitle>All Toys</PageTitle>
      <PageHeader
        title="Our All Toys"
        count={catalogue.count}
        status={
          catalogue.status === 'loading' && (
            <LoadingStatus className={styles.status}>Loading...</LoadingStatus>
          )
        }
      >
        <SearchBox toys={catalogue.toys} onChoose={(toy) => grid.current?.scrollToToy(toy.toyId)} />
      </PageHeader>
      <Container>
        <VisuallyHidden>
          <h2>Toys</h2>
        </VisuallyHidden>
        <CatalogueFailure catalogue={catalogue} imageUrl={failedToysPicture} />
        {catalogue.status === 'loading' && !isKnown && <ToyGridSkeleton count={SKELETON_CARDS} />}
        {catalogue.status === 'loaded' && !isKnown && (
          <SectionMessage
            variant="plain"
            message="No toys to display right now."
            imageUrl={emptyPicture}
          />
        )}
        {isKnown && (
          <ToyGrid toys={catalogue.toys} toyHref={toyPath} priorityCount={4} handleRef={grid} />
        )}
      </Container>
    </>
  );
}

export { AllToys as Component };
