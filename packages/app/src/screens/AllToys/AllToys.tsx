import {
  Container,
  focusToy,
  LoadingStatus,
  PageHeader,
  SearchBox,
  SectionMessage,
  ToyGrid,
  ToyGridSkeleton,
  VisuallyHidden,
} from '@toystore/ui';
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
  useFocusToyOfHash(catalogue.toys);

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
        <SearchBox toys={catalogue.toys} onChoose={(toy) => focusToy(toy.toyId)} />
      </PageHeader>
      <Container>
        <VisuallyHidden>
          <h2>Toys</h2>
        </VisuallyHidden>
        <CatalogueFailure catalogue={catalogue} pictureUrl={failedToysPicture} />
        {catalogue.status === 'loading' && !isKnown && <ToyGridSkeleton count={SKELETON_CARDS} />}
        {catalogue.status === 'loaded' && !isKnown && (
          <SectionMessage
            tone="plain"
            message="No toys to display right now."
            pictureUrl={emptyPicture}
          />
        )}
        {isKnown && (
          <ToyGrid toys={catalogue.toys} toyHref={(toy) => toyPath(toy.toyId)} priorityCount={4} />
        )}
      </Container>
    </>
  );
}

export { AllToys as Component };
