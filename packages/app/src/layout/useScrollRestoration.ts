import { useEffect, useLayoutEffect, useState } from 'react';
import { type Location, useLocation } from 'react-router';
import { readOffsets, writeOffsets } from './scrollOffsets.ts';

/** Each entry of the history has a key, but for those that the browser made. */
const placeOf = ({ key, pathname }: Location) => (key === 'default' ? pathname : key);

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
  const [opened] = useState(location);
  const place = placeOf(location);

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
    takeOver();
    window.addEventListener('pageshow', takeOver, { signal });
    window.addEventListener('pagehide', handBack, { signal });
    return () => {
      stopping.abort();
      handBack();
    };
  }, []);

  // Noted while it scrolls: once the next page is drawn, it is too late to ask.
  useLayoutEffect(() => {
    const note = () => readOffsets().set(place, window.scrollY);
    const leaving = new AbortController();
    const { signal } = leaving;
    window.addEventListener('scroll', note, { passive: true, signal });
    // A scroll just before Back is not told of yet. Captured, so that the router has not moved on.
    window.addEventListener('popstate', note, { capture: true, signal });
    return () => leaving.abort();
  }, [place]);

  useLayoutEffect(() => {
    const offset = readOffsets().get(placeOf(location));
    if (offset !== undefined) window.scrollTo(0, offset);
    else if (location === opened && window.scrollY > 0)
      return; // read on before this code came
    else if (!scrollToName(location.hash)) window.scrollTo(0, 0);
  }, [location, opened]);
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
