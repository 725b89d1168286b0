import { name } from '@shop';
import * as texts from '@shop/texts/home';
import { type Catalogue, useCatalogue } from '@toystore/storefront';
import {
  CategoryGrid,
  CategoryGridSkeleton,
  LoadingStatus,
  Section,
  SubscribeBlock,
  ToyCard,
  ToyGrid,
  ToyGridSkeleton,
  VisuallyHidden,
} from '@toystore/ui';
import { toyCardPath, toyPath } from '../../page/paths.ts';
import {
  failedCategoriesPicture,
  failedProductsPicture,
  subscribePictures,
} from '../../pictures/images.ts';
import { AllToyLink } from '../AllToyLink.tsx';
import { CatalogueFailure } from '../CatalogueFailure.tsx';
import { useSaveAction } from '../useSaveAction.tsx';
import { useSavedNote } from '../useSavedNote.tsx';
import { FeaturedToys } from './FeaturedToys.tsx';
import * as styles from './Home.module.css';

/* The number of categories and of top products (specification, section 9). */
const CATEGORIES = 6;
const TOP_PRODUCTS = 8;

/** Home (specification, section 2): all toys one at a time, the first as categories and products, and the subscribe block. */
export function Home() {
  const catalogue = useCatalogue();
  const isEmpty = catalogue.status === 'loaded' && catalogue.toys.length === 0;
  return (
    <>
      <VisuallyHidden as="h1" tabIndex={-1}>
        {name}
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

/** 'Top by Category': the first toys of the catalogue as round pictures that link to their cards. */
function TopCategories({ catalogue }: { catalogue: Catalogue }) {
  const { status, toys } = catalogue;
  const isKnown = toys.length > 0;
  return (
    <Section title={texts.categories}>
      <CatalogueFailure
        catalogue={catalogue}
        what="categories"
        imageUrl={failedCategoriesPicture}
      />
      <div className={styles.loading}>
        {isKnown && <CategoryGrid toys={toys.slice(0, CATEGORIES)} toyHref={toyCardPath} />}
        {status === 'loading' && !isKnown && <CategoryGridSkeleton count={CATEGORIES} />}
        {status === 'loading' && (
          <LoadingStatus className={styles.status} data-while={isKnown ? 'known' : undefined}>
            {texts.loadingCategories}
          </LoadingStatus>
        )}
      </div>
    </Section>
  );
}

/** 'Most Top Product': the first toys of the catalogue as cards, and the link to all toys. */
function TopProducts({ catalogue }: { catalogue: Catalogue }) {
  const { status, toys } = catalogue;
  const saveAction = useSaveAction();
  const savedNote = useSavedNote();
  const isKnown = toys.length > 0;
  return (
    <Section title={texts.topProducts} underlined={texts.topProductsUnderlined}>
      <CatalogueFailure catalogue={catalogue} imageUrl={failedProductsPicture} />
      {status === 'loading' && !isKnown && <ToyGridSkeleton count={TOP_PRODUCTS} />}
      {isKnown && (
        <ToyGrid
          toys={toys.slice(0, TOP_PRODUCTS)}
          toyHref={toyPath}
          renderCard={(card) => (
            <ToyCard {...card} action={saveAction?.(card.toy)} note={savedNote?.(card.toy)} />
          )}
          priorityCount={0} // below the hero, whose picture has priority
          footerPictures={toys
            .slice(TOP_PRODUCTS, TOP_PRODUCTS + 3)
            .map(({ pictureURL }) => pictureURL)}
          footer={<AllToyLink variant="outline" />}
        />
      )}
    </Section>
  );
}

export { Home as Component };
