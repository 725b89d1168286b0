import * as texts from '@shop/texts/saved';
import { useAuth } from '@toystore/accounts';
import { type Toy, useCatalogue, useSavedToys } from '@toystore/storefront';
import { useUi } from '@toystore/ui';
import type { ReactNode } from 'react';

/** Returns what a card says about a toy that has changed since the shopper saved it; undefined for visitors. */
export function useSavedNote(): ((toy: Toy) => ReactNode) | undefined {
  const { user } = useAuth();
  const { changesOf } = useSavedToys(user?.uid);
  const { updatedAt } = useCatalogue({ wanted: false });
  const { formatPrice } = useUi();
  // The prices of a prerendered page may be older than the saved ones.
  if (!user || updatedAt === undefined) return undefined;
  return (toy) => {
    const changes = changesOf(toy);
    if (!changes) return undefined;
    const { priceBefore, isBackInStock } = changes;
    return (
      <>
        {priceBefore !== undefined && (
          <p>
            {texts.priceChanged({ before: formatPrice(priceBefore), now: formatPrice(toy.price) })}
          </p>
        )}
        {isBackInStock && <p>{texts.backInStock}</p>}
      </>
    );
  };
}
