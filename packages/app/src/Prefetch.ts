import { useAuth } from '@toystore/accounts';
import { useCatalogue } from '@toystore/storefront';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { useLocation } from 'react-router';
import {
  mayPrefetch,
  pathOf,
  picturePrefetcher,
  prefetchScreen,
  screenBehind,
} from './fetchAhead.ts';
import { whenIdle } from './loading/whenIdle.ts';
import { paths, readToyId, toyPath } from './paths.ts';
import { useRouteHandle } from './routeHandle.ts';

const HOVER_MS = 200;
const MAX_ON_SCREEN = 4; // toys whose pictures are fetched though nobody has pointed at them

/**
 * Fetches ahead what the next step of a visit needs: the screen's code, the catalogue, and the picture that a toy's page opens
 * with. For a link that is pressed, focused or pointed at for a moment; and, once the browser is idle, for the screen that is
 * likely to be next and, for a shopper, for toys on screen.
 */
export function Prefetch() {
  const isSignedIn = Boolean(useAuth().user);
  const next = useRouteHandle().next?.(isSignedIn);
  const { key } = useLocation();
  const [needsToys, setNeedsToys] = useState(false);
  const { toys } = useCatalogue({ wanted: needsToys });
  // biome-ignore lint/correctness/useExhaustiveDependencies: each page may fetch as much as the last one.
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
  // biome-ignore lint/correctness/useExhaustiveDependencies: other toys may be on screen.
  useEffect(
    () =>
      whenIdle(() => {
        if (next !== undefined) prefetch(next);
        if (isSignedIn) for (const href of toysOnScreen()) prefetch(href);
      }),
    [next, key, toys, isSignedIn],
  );
  return null;
}

/** Calls `onIntent` with the address of a link of this shop that is about to be followed. */
function listenForIntent(onIntent: (href: string) => void): () => void {
  const listening = new AbortController();
  const options = { signal: listening.signal, capture: true, passive: true };
  let hover: ReturnType<typeof setTimeout> | undefined;
  const onLink = ({ target }: Event) => {
    const href = hrefOf(target);
    if (href !== undefined) onIntent(href);
  };
  document.addEventListener('pointerdown', onLink, options);
  document.addEventListener('focusin', onLink, options);
  document.addEventListener(
    'pointerover',
    (event) => {
      clearTimeout(hover);
      hover = setTimeout(() => onLink(event), HOVER_MS);
    },
    options,
  );
  return () => {
    clearTimeout(hover);
    listening.abort();
  };
}

function hrefOf(target: EventTarget | null): string | undefined {
  const link = target instanceof Element ? target.closest('a[href^="/"]') : null;
  return link?.getAttribute('href') ?? undefined;
}

function toysOnScreen(): string[] {
  const links = [...document.querySelectorAll(`main a[href^="${toyPath({ toyId: '' })}"]`)];
  const isOnScreen = (link: Element) => {
    const { top, right, bottom, left } = link.getBoundingClientRect();
    return bottom > 0 && right > 0 && top < window.innerHeight && left < window.innerWidth;
  };
  const hrefs = links.filter(isOnScreen).flatMap((link) => hrefOf(link) ?? []);
  return [...new Set(hrefs)].slice(0, MAX_ON_SCREEN);
}
