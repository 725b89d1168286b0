import {
  Container,
  focusToy,
  LoadingStatus,
  PageHeader,
  SearchBox,
  SectionMessage,
  type Toy,
  ToyGrid,
  ToyGridSkeleton,
  VisuallyHidden,
} from '@toystore/ui';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { useAuth } from '../../auth/AuthContext.ts';
import { useCatalogue } from '../../catalogue/CatalogueProvider.tsx';
import { emptyPicture, failedToysPicture } from '../../layout/furniture.ts';
import { TryAgain } from '../../layout/TryAgain.tsx';
import { useFirstViewFirst } from '../../layout/useFirstViewFirst.ts';
import { usePrefetchWhenIdle } from '../../loading/prefetch.ts';
import { paths, toyPath } from '../../paths.ts';
import { usePageTitle } from '../../usePageTitle.ts';
import styles from './AllToys.module.css';

const SKELETON_CARDS = 12;

/** A row of the widest grid and two of the narrowest. */
const FIRST_CARDS = 4;

/** All toys (specification, section 2): a count, a search that jumps but never filters, and every card. */
export function AllToys() {
  usePageTitle('All Toys');
  const { user } = useAuth();
  const catalogue = useCatalogue();
  const next = user ? toyPath('any') : paths.login; // where View More leads
  usePrefetchWhenIdle(catalogue.status === 'loading' ? undefined : next); // the toys have the line first
  const isKnown = catalogue.toys.length > 0;
  const isWhole = useFirstViewFirst();
  const toys = isWhole ? catalogue.toys : catalogue.toys.slice(0, FIRST_CARDS);
  useFocusToyOfAddress(toys);

  return (
    <>
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
      {/* The footer stays below the screen. */}
      <Container style={isWhole ? undefined : { minHeight: '200vh' }}>
        <VisuallyHidden>
          <h2>Toys</h2>
        </VisuallyHidden>
        {catalogue.status === 'failed' && (
          <SectionMessage
            tone="error"
            message={`Failed to load toys: ${catalogue.message}`}
            pictureUrl={failedToysPicture}
            action={<TryAgain onRetry={catalogue.retry} />}
            className={isKnown ? styles.failure : undefined}
          />
        )}
        {catalogue.status === 'loading' && !isKnown && <ToyGridSkeleton count={SKELETON_CARDS} />}
        {catalogue.status === 'loaded' && !isKnown && (
          <SectionMessage
            tone="plain"
            message="No toys to display right now."
            pictureUrl={emptyPicture}
          />
        )}
        {isKnown && <ToyGrid toys={toys} toyHref={(toy) => toyPath(toy.toyId)} priorityCount={4} />}
      </Container>
    </>
  );
}

/**
 * An address that ends in `#{toyId}` opens the page at that toy's card, as soon as that is there. Whoever is typing by
 * then goes on typing.
 */
function useFocusToyOfAddress(toys: Toy[]) {
  const { hash, key } = useLocation();
  const id = decodeHash(hash);
  const isThere = id !== '' && toys.some(({ toyId }) => toyId === id);

  // biome-ignore lint/correctness/useExhaustiveDependencies: following the same link again jumps again.
  useEffect(() => {
    if (isThere && !document.activeElement?.matches('input')) focusToy(id);
  }, [id, key, isThere]);
}

function decodeHash(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return hash.slice(1); // a stray % names no toy, which is fine
  }
}
