import { ButtonLink, Section, SectionMessage, ToyGrid, ToyGridSkeleton } from '@toystore/ui';
import { ArrowRight } from 'lucide-react';
import type { Catalogue } from '../../catalogue/CatalogueProvider.tsx';
import { failedProductsPicture } from '../../layout/furniture.ts';
import { TryAgain } from '../../layout/TryAgain.tsx';
import { paths, toyPath } from '../../paths.ts';

/** How many toys are top products (specification, section 9). */
const HOME_TOP_PRODUCTS = 8;

/** 'Most Top Product': the first toys of the catalogue as cards, and the way to all of them. */
export function TopProducts({ catalogue }: { catalogue: Catalogue }) {
  return (
    <Section title="Most Top Product">
      {catalogue.status === 'loading' && <ToyGridSkeleton count={HOME_TOP_PRODUCTS} />}
      {catalogue.status === 'failed' && (
        <SectionMessage
          tone="error"
          message={`Failed to load toys: ${catalogue.message}`}
          pictureUrl={failedProductsPicture}
          action={<TryAgain onRetry={catalogue.retry} />}
        />
      )}
      {catalogue.status === 'loaded' && (
        <ToyGrid
          toys={catalogue.toys.slice(0, HOME_TOP_PRODUCTS)}
          toyHref={(toy) => toyPath(toy.toyId)}
          footerToys={catalogue.toys.slice(HOME_TOP_PRODUCTS, HOME_TOP_PRODUCTS + 3)}
          footer={
            <ButtonLink kind="outline" size="l" href={paths.allToys}>
              All Toy <ArrowRight aria-hidden="true" />
            </ButtonLink>
          }
        />
      )}
    </Section>
  );
}
