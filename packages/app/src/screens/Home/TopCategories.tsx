import type { Catalogue } from '@toystore/storefront';
import { CategoryGrid, CategoryGridSkeleton, LoadingStatus, Section } from '@toystore/ui';
import { failedCategoriesPicture } from '../../images.ts';
import { toyCardPath } from '../../paths.ts';
import { CatalogueFailure } from '../CatalogueFailure.tsx';
import styles from './Home.module.css';

/** How many toys stand for the categories (specification, section 9). */
const HOME_CATEGORIES = 6;

/** 'Top by Category': the first toys of the catalogue as round pictures, each leading to its card. */
export function TopCategories({ catalogue }: { catalogue: Catalogue }) {
  const isLoading = catalogue.status === 'loading';
  const isKnown = catalogue.toys.length > 0;
  return (
    <Section title="Top by Category">
      <CatalogueFailure
        catalogue={catalogue}
        what="categories"
        imageUrl={failedCategoriesPicture}
      />
      <div className={styles.loading}>
        {isKnown && (
          <CategoryGrid toys={catalogue.toys.slice(0, HOME_CATEGORIES)} toyHref={toyCardPath} />
        )}
        {isLoading && !isKnown && <CategoryGridSkeleton count={HOME_CATEGORIES} />}
        {isLoading && (
          <LoadingStatus className={styles.status} data-while={isKnown ? 'known' : undefined}>
            Loading categories...
          </LoadingStatus>
        )}
      </div>
    </Section>
  );
}
