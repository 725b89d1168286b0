import { type Catalogue, type Toy, useCatalogue } from '@toystore/storefront';
import { PageMessage, ToyDetails, ToyDetailsSkeleton } from '@toystore/ui';
import { useLocation } from 'react-router';
import { useAddToCart } from '../../cart/useAddToCart.ts';
import { failedToysPicture, unknownToyPicture } from '../../images.ts';
import { useIsOnline } from '../../offline/useIsOnline.ts';
import { PageTitle } from '../../PageTitle.tsx';
import { paths, readToyId } from '../../paths.ts';
import { useSaveAction } from '../../saved/useSaveAction.tsx';
import { TryAgain } from '../../TryAgain.tsx';
import { AllToyLink } from '../AllToyLink.tsx';

/** Toy detail (specification, section 2): everything about the toy whose id the address names. */
export function ToyDetail() {
  const toyId = readToyId(useLocation().pathname); // to `useParams` the id a%2Fb is a/b
  const catalogue = useCatalogue();
  const toy = catalogue.toys.find((candidate) => candidate.toyId === toyId);
  const isOnline = useIsOnline();
  const isUnknown = catalogue.status === 'loaded' && isOnline && toy === undefined;
  return (
    <>
      <PageTitle>{toy?.toyName ?? (isUnknown ? 'Toy Not Found' : 'Toy')}</PageTitle>
      <Content toy={toy} catalogue={catalogue} isOnline={isOnline} />
    </>
  );
}

interface ContentProps {
  toy: Toy | undefined;
  catalogue: Catalogue;
  isOnline: boolean;
}

function Content({ toy, catalogue, isOnline }: ContentProps) {
  if (toy !== undefined) return <ToyToBuy toy={toy} />;
  const { status, freshness } = catalogue;
  if (status === 'loading' || freshness === 'revalidating') return <ToyDetailsSkeleton />;
  if (!isOnline)
    return <ToyNotKept onRetry={status === 'failed' ? catalogue.retry : catalogue.refresh} />;
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

/** In place of a toy that the kept catalogue does not know: it may be a new one. */
function ToyNotKept({ onRetry }: { onRetry: () => void }) {
  return (
    <PageMessage
      title="You're offline, and this toy is not kept here yet."
      role="alert"
      action={<TryAgain size="l" onRetry={onRetry} />}
    />
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
