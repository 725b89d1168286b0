import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { type Location, useLocation } from 'react-router';
import { furthest, scrollAsFarAs } from './scrollAsFarAs.ts';
import { readOffsets, writeOffsets } from './scrollOffsets.ts';
import { visitOf } from './visitOf.ts';

/** Each entry of the history has a key, but for those that the browser made. */
const placeOf = ({ key, pathname, hash }: Location) => (key === 'default' ? pathname + hash : key);

const NEAR = 200; // px: the first screen of a page still shows its first rows

/** Whether a page opens at its top, or not far below, for all that `useScrollRestoration` does. */
export function opensNearTop(location: Location): boolean {
  return location.hash === '' && (readOffsets().get(placeOf(location)) ?? 0) < NEAR;
}

/**
 * Does for pages of the shop what browsers do for documents: a new page opens at its top or at the place that its
 * `#` names, and the way back leads to where the page was left.
 */
export function useScrollRestoration() {
  const location = useLocation();
  const place = placeOf(location);
  const isOpening = useRef(true);

  useEffect(() => {
    const stopping = new AbortController();
    const { signal } = stopping;
    const takeOver = () => {
      window.history.scrollRestoration = 'manual';
    };
    const handBack = () => {
      writeOffsets();
      window.history.scrollRestoration = 'auto'; // a reload is the browser's
    };
    if (document.readyState === 'complete') takeOver(); // until then the browser may be putting a page back in place
    window.addEventListener('pageshow', takeOver, { signal });
    window.addEventListener('pagehide', handBack, { signal });
    return () => {
      stopping.abort();
      handBack();
    };
  }, []);

  const note = useEffectEvent(() => readOffsets().set(place, window.scrollY));

  // Noted while it scrolls: once the next page is drawn, it is too late to ask. A scroll just before Back is not told of
  // yet, so Back is listened to as well; once and for all, and so before the router does, which moves on at once.
  useLayoutEffect(() => {
    const leaving = new AbortController();
    for (const event of ['scroll', 'popstate', 'pagehide']) {
      window.addEventListener(event, () => note(), { passive: true, signal: leaving.signal });
    }
    return () => leaving.abort();
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: following the same link again scrolls again.
  useLayoutEffect(() => {
    const offset = readOffsets().get(place);
    const wasOpening = isOpening.current;
    isOpening.current = false;
    if (wasOpening && isReadOn(offset)) return;
    if (offset !== undefined) return scrollAsFarAs(offset);
    if (!scrollToName(location.hash) && !wasOpening) window.scrollTo(0, 0);
  }, [visitOf(location)]);
}

/** Whether somebody scrolled a drawn page before this code came; at its end, the browser may have had to stop there. */
function isReadOn(offset: number | undefined): boolean {
  const { scrollY } = window;
  return scrollY > 0 && (offset === undefined || scrollY < furthest());
}

/** Scrolls to what a `#` names; answers whether it is there. */
function scrollToName(hash: string): boolean {
  const element = document.getElementById(decoded(hash.slice(1)));
  element?.scrollIntoView();
  return element !== null;
}

function decoded(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    return name; // no encoding at all: it may be a name as it is
  }
}
