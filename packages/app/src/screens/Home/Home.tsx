import { SubscribeBlock, VisuallyHidden } from '@toystore/ui';
import { useCatalogue } from '../../catalogue/CatalogueProvider.tsx';
import { subscribePictures } from '../../layout/furniture.ts';
import { useFirstViewFirst } from '../../layout/useFirstViewFirst.ts';
import { usePrefetchWhenIdle } from '../../loading/prefetch.ts';
import { paths } from '../../paths.ts';
import { usePageTitle } from '../../usePageTitle.ts';
import { FeaturedToys } from './FeaturedToys.tsx';
import { TopCategories } from './TopCategories.tsx';
import { TopProducts } from './TopProducts.tsx';

/** Home (specification, section 2): all toys one at a time, the first as categories and products, and the subscribe block. */
export function Home() {
  usePageTitle('Home');
  usePrefetchWhenIdle(paths.allToys);
  const catalogue = useCatalogue();
  const isWhole = useFirstViewFirst();
  const isEmpty = catalogue.status === 'loaded' && catalogue.toys.length === 0;
  return (
    <>
      <VisuallyHidden>
        <h1 tabIndex={-1}>ToyStore</h1>
      </VisuallyHidden>
      <FeaturedToys catalogue={catalogue} />
      {isWhole ? (
        <>
          {!isEmpty && (
            <>
              <TopCategories catalogue={catalogue} />
              <TopProducts catalogue={catalogue} />
            </>
          )}
          <SubscribeBlock pictures={subscribePictures} ground={isEmpty ? 'hero' : 'paper'} />
        </>
      ) : (
        <div style={{ minHeight: '200vh' }} /> // the footer stays below the screen
      )}
    </>
  );
}
