import { useAuth } from '@toystore/accounts';
import { type Toy, useSavedToys } from '@toystore/storefront';
import { useEffect, useEffectEvent } from 'react';

/**
 * Notes the price and stock of the toy whose page is on screen, so that its card no longer shows what has changed. A tab
 * that opens in the background waits until the user switches to it: until then, the card may still be read.
 */
export function useSeeToy(toy: Toy): void {
  const { user } = useAuth();
  const { status, see } = useSavedToys(user?.uid);
  const seeIfVisible = useEffectEvent(() => {
    if (document.visibilityState === 'visible') see(toy);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: a changed toy is seen, too.
  useEffect(() => {
    if (status !== 'ready') return;
    seeIfVisible();
    const watching = new AbortController();
    document.addEventListener('visibilitychange', seeIfVisible, { signal: watching.signal });
    return () => watching.abort();
  }, [status, toy]);
}
