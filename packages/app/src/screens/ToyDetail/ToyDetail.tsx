import { type Catalogue, type Toy, useCatalogue } from '@toystore/storefront';
import { PageMessage, ToyDetails, ToyDetailsSkeleton } from '@toystore/ui';
import { useParams } from 'react-router';
import { useAddToCart } from '../../cart/useAddToCart.ts';
import { failedToysPicture, unknownToyPicture } from '../../images.ts';
import { PageTitle } from '../../PageTitle.tsx';
import { paths } from '../../paths.ts';
import { useSaveAction } from '../../saved/useSaveAction.tsx';
import { TryAgain } from '../../TryAgain.tsx';
import { AllToyLink } from '../AllToyLink.tsx';

/** Toy detail (specification, section 2): everything about the toy whose id the address names. */
export function ToyDetail() {
  const { toyId } = useParams();
  const catalogue = useCatalogue();
  const toy = catalogue.toys.find((candidate) => candidate.toyId === toyId);
  const isUnknown = catalogue.status === 'loaded' && toy === undefined;
  return (
    <>
      <PageTitle>{toy?.toyName ?? (isUnknown ? 'Toy Not Found' : 'Toy')}</PageTitle>
      <Content toy={toy} catalogue={catalogue} />
    </>
  );
}

function Content({ toy, catalogue }: { toy: Toy | undefined; catalogue: Catalogue }) {
  if (toy !== undefined) return <ToyToBuy toy={toy} />;
  if (catalogue.status === 'loading') return <ToyDetailsSkeleton />;
  if (catalogue.status === 'failed') {
    return (
      <PageMessage
        title={`Failed to load toys: ${catalogue.message}`}
        imageUrl={failedToysPicture}
        role="alert"
        action={<TryAgain variant="primary" size="l" onRetry={catalogue.retry} />}
      />
    );
  }
  return (
    <PageMessage title="Toy not found" imageUrl={unknownToyPicture} action={<AllToyLink />}>
      There is no toy with this number in the shop.
    </PageMessage>
  );
}

function ToyToBuy({ toy }: { toy: Toy }) {
  const addToCart = useAddToCart();
  const saveAction = useSaveAction('l');
  return (
    <ToyDetails
      viewTransition
      toy={toy}
      backHref={paths.allToys}
      onAddToCart={() => addToCart?.(toy)}
      action={saveAction?.(toy)}
    />
  );
}

export { ToyDetail as Component };
