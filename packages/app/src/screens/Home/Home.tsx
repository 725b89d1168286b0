import { useCatalogue } from '@toystore/storefront';
import { SubscribeBlock, VisuallyHidden } from '@toystore/ui';
import { subscribePictures } from '../../images.ts';
import { FeaturedToys } from './FeaturedToys.tsx';
import { TopCategories } from './TopCategories.tsx';
import { TopProducts } from './TopProducts.tsx';

/** Home (specification, section 2): all toys one at a time, the first as categories and products, and the subscribe block. */
export function Home() {
  const catalogue = useCatalogue();
  const isEmpty = catalogue.status === 'loaded' && catalogue.toys.length === 0;
  return (
    <>
      <VisuallyHidden as="h1" tabIndex={-1}>
        ToyStore
      </VisuallyHidden>
      <FeaturedToys catalogue={catalogue} />
      {!isEmpty && (
        <>
          <TopCategories catalogue={catalogue} />
          <TopProducts catalogue={catalogue} />
        </>
      )}
      <SubscribeBlock pictures={subscribePictures} background={isEmpty ? 'hero' : 'paper'} />
    </>
  );
}

export { Home as Component };
