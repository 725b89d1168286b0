import * as texts from '@shop/texts/screens';
import type { Catalogue } from '@toystore/storefront';
import { SectionMessage } from '@toystore/ui';
import { TryAgain } from '../loading/TryAgain.tsx';
import * as styles from './CatalogueFailure.module.css';

interface CatalogueFailureProps {
  catalogue: Catalogue;
  /** The section's word for the catalogue (specification, section 8). */
  what?: 'toys' | 'categories';
  imageUrl: string;
}

/** Shows in a section why the catalogue could not be loaded, above the known toys. Otherwise renders nothing. */
export function CatalogueFailure({ catalogue, what = 'toys', imageUrl }: CatalogueFailureProps) {
  if (catalogue.status !== 'failed') return null;
  return (
    <SectionMessage
      variant="error"
      message={
        what === 'toys'
          ? texts.toysFailed({ reason: catalogue.message })
          : texts.categoriesFailed({ reason: catalogue.message })
      }
      quote={catalogue}
      imageUrl={imageUrl}
      action={<TryAgain onRetry={catalogue.retry} />}
      className={catalogue.toys.length > 0 ? styles.aboveToys : undefined}
    />
  );
}
