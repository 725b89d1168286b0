import * as texts from '@shop/texts/home';
import * as screenTexts from '@shop/texts/screens';
import type { Catalogue } from '@toystore/storefront';
import { Container, Hero, HeroMessage, LoadingStatus, Slider, SliderSkeleton } from '@toystore/ui';
import { TryAgain } from '../../loading/TryAgain.tsx';
import { toyPath } from '../../page/paths.ts';
import { emptyPicture, failedToysPicture } from '../../pictures/images.ts';
import { AllToyLink } from '../AllToyLink.tsx';
import { CatalogueFailure } from '../CatalogueFailure.tsx';
import * as styles from './Home.module.css';

/** The hero: every toy of the catalogue, one at a time. Messages about the catalogue cover no toy. */
export function FeaturedToys({ catalogue }: { catalogue: Catalogue }) {
  const { status, toys, count } = catalogue;
  return (
    <Hero confetti>
      {toys.length === 0 ? (
        <NoToys catalogue={catalogue} />
      ) : (
        <>
          {status === 'loading' && (
            <LoadingStatus className={styles.heroStatus} data-while="known">
              {texts.loadingToys}
            </LoadingStatus>
          )}
          {status === 'failed' && (
            <Container>
              <CatalogueFailure catalogue={catalogue} imageUrl={failedToysPicture} />
            </Container>
          )}
          {/* After a failure no more toys are loading. */}
          <Slider toys={toys} total={status === 'failed' ? toys.length : count} toyHref={toyPath} />
        </>
      )}
    </Hero>
  );
}

/** Replaces the toys of an empty catalogue. */
function NoToys({ catalogue }: { catalogue: Catalogue }) {
  if (catalogue.status === 'loading') return <SliderSkeleton />;
  return (
    <Container>
      {catalogue.status === 'failed' ? (
        <HeroMessage
          variant="error"
          message={screenTexts.toysFailed({ reason: catalogue.message })}
          quote={catalogue}
          imageUrl={failedToysPicture}
          action={<TryAgain variant="primary" size="l" onRetry={catalogue.retry} />}
        />
      ) : (
        <HeroMessage
          variant="plain"
          message={texts.noToys}
          imageUrl={emptyPicture}
          action={<AllToyLink />}
        />
      )}
    </Container>
  );
}
