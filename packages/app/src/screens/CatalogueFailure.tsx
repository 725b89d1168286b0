import { SectionMessage } from '@toystore/ui';
import type { Catalogue } from '../catalogue/CatalogueProvider.tsx';
import { TryAgain } from '../TryAgain.tsx';
import styles from './CatalogueFailure.module.css';

interface CatalogueFailureProps {
  catalogue: Catalogue;
  /** What the section calls the catalogue (specification, section 8). */
  what?: 'toys' | 'categories';
  pictureUrl: string;
}

/** In a section: why the catalogue could not be loaded, above the toys that are known. Otherwise nothing. */
export function CatalogueFailure({ catalogue, what = 'toys', pictureUrl }: CatalogueFailureProps) {
  if (catalogue.status !== 'failed') return null;
  return (
    <SectionMessage
      tone="error"
      message={`Failed to load ${what}: ${catalogue.message}`}
      pictureUrl={pictureUrl}
      action={<TryAgain onRetry={catalogue.retry} />}
      className={catalogue.toys.length > 0 ? styles.aboveToys : undefined}
    />
  );
}
