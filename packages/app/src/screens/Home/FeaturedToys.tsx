import {
  ButtonLink,
  Container,
  Hero,
  HeroMessage,
  LoadingStatus,
  SectionMessage,
  Slider,
  SliderSkeleton,
} from '@toystore/ui';
import { ArrowRight } from 'lucide-react';
import type { Catalogue } from '../../catalogue/CatalogueProvider.tsx';
import { emptyPicture, failedToysPicture } from '../../layout/images.ts';
import { TryAgain } from '../../layout/TryAgain.tsx';
import { paths, toyPath } from '../../paths.ts';
import styles from './Home.module.css';

/** The hero: every toy of the catalogue, one at a time. Words about the catalogue take no toy away. */
export function FeaturedToys({ catalogue }: { catalogue: Catalogue }) {
  return (
    <Hero confetti>
      {catalogue.toys.length === 0 ? (
        <NoToys catalogue={catalogue} />
      ) : (
        <>
          <KnownToys catalogue={catalogue} />
          <Slider
            toys={catalogue.toys}
            total={catalogue.count}
            toyHref={(toy) => toyPath(toy.toyId)}
            label="Featured toys"
          />
        </>
      )}
    </Hero>
  );
}

/** What there is to say while toys are on show. */
function KnownToys({ catalogue }: { catalogue: Catalogue }) {
  if (catalogue.status === 'loading') {
    return (
      <LoadingStatus className={styles.heroStatus} data-while="known">
        Loading toys...
      </LoadingStatus>
    );
  }
  if (catalogue.status === 'loaded') return null;
  return (
    <Container className={styles.heroFailure}>
      <SectionMessage
        tone="error"
        message={`Failed to load toys: ${catalogue.message}`}
        pictureUrl={failedToysPicture}
        action={<TryAgain onRetry={catalogue.retry} />}
      />
    </Container>
  );
}

/** What stands in for toys. */
function NoToys({ catalogue }: { catalogue: Catalogue }) {
  if (catalogue.status === 'loading') return <SliderSkeleton status="Loading toys..." />;
  return (
    <Container>
      {catalogue.status === 'failed' ? (
        <HeroMessage
          tone="error"
          message={`Failed to load toys: ${catalogue.message}`}
          pictureUrl={failedToysPicture}
          action={<TryAgain kind="primary" size="l" onRetry={catalogue.retry} />}
        />
      ) : (
        <HeroMessage
          tone="plain"
          message="No featured toys to display right now."
          pictureUrl={emptyPicture}
          action={
            <ButtonLink kind="primary" size="l" href={paths.allToys}>
              All Toy <ArrowRight aria-hidden="true" />
            </ButtonLink>
          }
        />
      )}
    </Container>
  );
}
