import { priceNote } from '@shop';
import * as screenTexts from '@shop/texts/screens';
import statements from '@shop/texts/statements';
import * as texts from '@shop/texts/toyDetail';
import {
  type Catalogue,
  findToy,
  statementsOf,
  type Toy,
  useCatalogue,
} from '@toystore/storefront';
import { PageMessage, ToyDetails, ToyDetailsSkeleton } from '@toystore/ui';
import { Navigate, useLocation } from 'react-router';
import { useAddToCart } from '../../cart/useAddToCart.ts';
import { useFollowHash } from '../../layout/useFollowHash.ts';
import { TryAgain } from '../../loading/TryAgain.tsx';
import { useIsOnline } from '../../offline/useIsOnline.ts';
import { pageHeading } from '../../page/focusHeading.ts';
import { PageTitle } from '../../page/PageTitle.tsx';
import { paths, readToyId, SAFETY_ID, toyPath } from '../../page/paths.ts';
import { failedToysPicture, unknownToyPicture } from '../../pictures/images.ts';
import { AllToyLink } from '../AllToyLink.tsx';
import { useSaveAction } from '../useSaveAction.tsx';
import { MoreToys } from './MoreToys.tsx';
import { useSeeToy } from './useSeeToy.ts';

/** Toy detail (specification, section 2): everything about the toy with the id in the URL. */
export function ToyDetail() {
  const { pathname, hash } = useLocation();
  const toyId = readToyId(pathname); // `useParams` decodes the id a%2Fb to a/b
  const catalogue = useCatalogue();
  // A prerendered page's snapshot lacks the warnings that come before a purchase.
  const toys = catalogue.updatedAt === undefined ? [] : catalogue.toys;
  const toy = findToy(toys, toyId);
  const isOnline = useIsOnline();
  const isUnknown = catalogue.status === 'loaded' && isOnline && toy === undefined;
  if (toy !== undefined && toy.toyId !== toyId)
    return <Navigate replace to={toyPath(toy) + hash} />;
  return (
    <>
      <PageTitle>{toy?.toyName ?? (isUnknown ? texts.notFoundTitle : texts.title)}</PageTitle>
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
  if (toy !== undefined) return <ToyToBuy toy={toy} catalogue={catalogue.toys} />;
  const { status, freshness } = catalogue;
  if (status === 'loading' || freshness === 'revalidating')
    return <ToyDetailsSkeleton origin priceNote={priceNote !== undefined} />;
  if (!isOnline)
    return <ToyNotCached onRetry={status === 'failed' ? catalogue.retry : catalogue.refresh} />;
  if (catalogue.status === 'failed') {
    return (
      <PageMessage
        title={screenTexts.toysFailed({ reason: catalogue.message })}
        quote={catalogue}
        imageUrl={failedToysPicture}
        role="alert"
        action={<TryAgain variant="primary" size="l" onRetry={catalogue.retry} />}
      />
    );
  }
  return (
    <PageMessage title={texts.notFound} imageUrl={unknownToyPicture} action={<AllToyLink />}>
      {texts.notFoundReason}
    </PageMessage>
  );
}

/** Replaces a toy that the cached catalogue does not contain: it may be new. */
function ToyNotCached({ onRetry }: { onRetry: () => void }) {
  return (
    <PageMessage
      title={texts.offline}
      role="alert"
      action={<TryAgain size="l" onRetry={onRetry} />}
    />
  );
}

function ToyToBuy({ toy, catalogue }: { toy: Toy; catalogue: readonly Toy[] }) {
  const addToCart = useAddToCart();
  const saveAction = useSaveAction('l');
  useSeeToy(toy);
  useFollowHash(findPart, goToPart);
  return (
    <ToyDetails
      viewTransition
      toy={toy}
      backHref={paths.allToys}
      onAddToCart={() => addToCart?.(toy)}
      priceNote={priceNote}
      warningsId={SAFETY_ID}
      statements={statementsOf(toy, statements).map(({ sentences }) => sentences)}
      action={saveAction?.(toy)}
    >
      <MoreToys toy={toy} catalogue={catalogue} />
    </ToyDetails>
  );
}

const findPart = (id: string) => (id === SAFETY_ID ? id : undefined);

/** Focuses and shows a part of the page, or its heading if the toy lacks that part. */
function goToPart(id: string) {
  const part = document.getElementById(id) ?? pageHeading();
  part?.focus({ preventScroll: true });
  part?.scrollIntoView();
}

export { ShareList } from '../AllToys/ShareList.tsx'; // see LateShareList
export { ToyDetail as Component };
