import type { Catalogue } from '@toystore/storefront';
import { ButtonLink, Section, ToyGrid, ToyGridSkeleton } from '@toystore/ui';
import { ArrowRight } from 'lucide-react';
import { failedProductsPicture } from '../../images.ts';
import { paths, toyPath } from '../../paths.ts';
import { useSaveAction } from '../../saved/useSaveAction.tsx';
import { CatalogueFailure } from '../CatalogueFailure.tsx';

/** How many toys are top products (specification, section 9). */
const HOME_TOP_PRODUCTS = 8;

/** 'Most Top Product': the first toys of the catalogue as cards, and the way to all of them. */
export function TopProducts({ catalogue }: { catalogue: Catalogue }) {
  const saveAction = useSaveAction();
  const isKnown = catalogue.toys.length > 0;
  return (
    <Section title="Most Top Product">
      <CatalogueFailure catalogue={catalogue} imageUrl={failedProductsPicture} />
      {catalogue.status === 'loading' && !isKnown && <ToyGridSkeleton count={HOME_TOP_PRODUCTS} />}
      {isKnown && (
        <ToyGrid
          toys={catalogue.toys.slice(0, HOME_TOP_PRODUCTS)}
          toyHref={toyPath}
          cardAction={saveAction}
          priorityCount={0} // below the hero: none may come before its picture
          footerToys={catalogue.toys.slice(HOME_TOP_PRODUCTS, HOME_TOP_PRODUCTS + 3)}
          footer={
            <ButtonLink variant="outline" size="l" href={paths.allToys}>
              All Toy <ArrowRight aria-hidden="true" />
            </ButtonLink>
          }
        />
      )}
    </Section>
  );
}
