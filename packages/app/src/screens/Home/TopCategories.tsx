import {
  CategoryGrid,
  CategoryGridSkeleton,
  LoadingStatus,
  Section,
  SectionMessage,
} from '@toystore/ui';
import type { Catalogue } from '../../catalogue/CatalogueProvider.tsx';
import { failedCategoriesPicture } from '../../layout/images.ts';
import { TryAgain } from '../../layout/TryAgain.tsx';
import { toyCardPath } from '../../paths.ts';
import styles from './Home.module.css';

/** How many toys stand for the categories (specification, section 9). */
const HOME_CATEGORIES = 6;

/** 'Top by Category': the first toys of the catalogue as round pictures, each leading to its card. */
export function TopCategories({ catalogue }: { catalogue: Catalogue }) {
  const isLoading = catalogue.status === 'loading';
  const isKnown = catalogue.toys.length > 0;
  return (
    <Section title="Top by Category">
      {catalogue.status === 'failed' && (
        <SectionMessage
          tone="error"
          message={`Failed to load categories: ${catalogue.message}`}
          pictureUrl={failedCategoriesPicture}
          action={<TryAgain onRetry={catalogue.retry} />}
          className={isKnown ? styles.failure : undefined}
        />
      )}
      <div className={styles.loading}>
        {isKnown && (
          <CategoryGrid
            toys={catalogue.toys.slice(0, HOME_CATEGORIES)}
            toyHref={(toy) => toyCardPath(toy.toyId)}
          />
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
