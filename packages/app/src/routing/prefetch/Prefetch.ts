import { useAuth } from '@toystore/accounts';
import { useCatalogue } from '@toystore/storefront';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { useLocation } from 'react-router';
import { whenIdle } from '../../loading/whenIdle.ts';
import { paths, readToyId, toyPath } from '../../page/paths.ts';
import {
  mayPrefetch,
  pathOf,
  picturePrefetcher,
  prefetchScreen,
  screenBehind,
} from './prefetchResources.ts';

const HOVER_MS = 200;
const MAX_ON_SCREEN = 4; // toys in view whose pictures are fetched without a hover

/**
 * Prefetches what the next step of a visit needs: the screen's code, the catalogue, and the first picture of a toy's page.
 * It does so for a link that is pressed, focused or hovered for a moment and, when the browser is idle, for a shopper's toys in
 * view. The service worker stores the code of every screen a moment later.
 */
export function Prefetch() {
  const isSignedIn = Boolean(useAuth().user);
  const { key } = useLocation();
  const [needsToys, setNeedsToys] = useState(false);
  const { toys } = useCatalogue({ wanted: needsToys });
  // biome-ignore lint/correctness/useExhaustiveDependencies: each page has its own limit.
  const prefetchPicture = useMemo(picturePrefetcher, [key]);

  const prefetch = useEffectEvent((href: string) => {
    const entry = mayPrefetch() && screenBehind(href, isSignedIn);
    if (!entry) return;
    prefetchScreen(entry);
    const isOfToy = entry.path === paths.toyDetail;
    if (isOfToy || entry.toys) setNeedsToys(true);
    const toyId = isOfToy ? readToyId(pathOf(href)) : undefined;
    const toy = toys.find((each) => each.toyId === toyId);
    if (toy !== undefined) prefetchPicture(toy.pictureURL);
  });

  useEffect(() => listenForIntent((href) => prefetch(href)), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: other toys may be in view.
  useEffect(() => {
    if (!isSignedIn) return;
    return whenIdle(() => {
      for (const href of toysOnScreen()) prefetch(href);
    });
  }, [key, toys, isSignedIn]);
  return null;
}

/** Calls `onIntent` with the URL of a link of this shop that the user is about to follow, after the event is handled. */
function listenForIntent(onIntent: (href: string) => void): () => void {
  const listening = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const listen = (type: string, delay: number) =>
    document.addEventListener(
      type,
      ({ target }) => {
        clearTimeout(timer);
        const href = hrefOf(target);
        if (href) timer = setTimeout(onIntent, delay, href);
      },
      { signal: listening.signal },
    );
  listen('pointerover', HOVER_MS);
  listen('pointerdown', 0);
  listen('focusin', 0);
  return () => {
    clearTimeout(timer);
    listening.abort();
  };
}

const hrefOf = (target: EventTarget | null) =>
  target instanceof Element && target.closest('a[href^="/"]')?.getAttribute('href');

function toysOnScreen(): string[] {
  const links = document.querySelectorAll(`main a[href^="${toyPath({ toyId: '' })}"]`);
  return [...links]
    .filter((link) => {
      const { x, y } = link.getBoundingClientRect();
      return x >= 0 && y >= 0 && x < window.innerWidth && y < window.innerHeight;
    })
    .slice(0, MAX_ON_SCREEN)
    .flatMap((link) => hrefOf(link) || []);
}
