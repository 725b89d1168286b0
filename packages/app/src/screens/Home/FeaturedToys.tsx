import { ButtonLink, Container, Hero, HeroMessage, Slider, SliderSkeleton } from '@toystore/ui';
import { ArrowRight } from 'lucide-react';
import type { Catalogue } from '../../catalogue/CatalogueProvider.tsx';
import { emptyPicture, failedToysPicture } from '../../layout/furniture.ts';
import { TryAgain } from '../../layout/TryAgain.tsx';
import { paths, toyPath } from '../../paths.ts';

/** The hero: every toy of the catalogue, one at a time. */
export function FeaturedToys({ catalogue }: { catalogue: Catalogue }) {
  return (
    <Hero confetti>
      <FeaturedContent catalogue={catalogue} />
    </Hero>
  );
}

function FeaturedContent({ catalogue }: { catalogue: Catalogue }) {
  if (catalogue.status === 'failed') {
    return (
      <Container>
        <HeroMessage
          tone="error"
          message={`Failed to load toys: ${catalogue.message}`}
          pictureUrl={failedToysPicture}
          action={<TryAgain kind="primary" size="l" onRetry={catalogue.retry} />}
        />
      </Container>
    );
  }
  if (catalogue.status === 'loading') return <SliderSkeleton status="Loading toys..." />;
  if (catalogue.toys.length === 0) {
    return (
      <Container>
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
      </Container>
    );
  }
  return (
    <Slider toys={catalogue.toys} toyHref={(toy) => toyPath(toy.toyId)} label="Featured toys" />
  );
}
