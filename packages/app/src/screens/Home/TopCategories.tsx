import {
  CategoryGrid,
  CategoryGridSkeleton,
  LoadingStatus,
  Section,
  SectionMessage,
} from '@toystore/ui';
import type { Catalogue } from '../../catalogue/CatalogueProvider.tsx';
import { failedCategoriesPicture } from '../../layout/furniture.ts';
import { TryAgain } from '../../layout/TryAgain.tsx';
import { toyCardPath } from '../../paths.ts';
import styles from './Home.module.css';

/** How many toys stand for the categories (specification, section 9). */
const HOME_CATEGORIES = 6;

/** 'Top by Category': the first toys of the catalogue as round pictures, each leading to its card. */
export function TopCategories({ catalogue }: { catalogue: Catalogue }) {
  return (
    <Section title="Top by Category">
      {catalogue.status === 'loading' && (
        <div className={styles.loading}>
          <CategoryGridSkeleton count={HOME_CATEGORIES} />
          <LoadingStatus className={styles.status}>Loading categories...</LoadingStatus>
        </div>
      )}
      {catalogue.status === 'failed' && (
        <SectionMessage
          tone="error"
          message={`Failed to load categories: ${catalogue.message}`}
          pictureUrl={failedCategoriesPicture}
          action={<TryAgain onRetry={catalogue.retry} />}
        />
      )}
      {catalogue.status === 'loaded' && (
        <CategoryGrid
          toys={catalogue.toys.slice(0, HOME_CATEGORIES)}
          toyHref={(toy) => toyCardPath(toy.toyId)}
        />
      )}
    </Section>
  );
}
