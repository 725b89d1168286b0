'use client';

import { useEffect, useSyncExternalStore } from 'react';
import { readItem, storeItem } from './primitives/browser/browser.ts';

/** The user's choice; `system` follows the system's setting. */
export type Theme = 'system' | 'light' | 'dark';

const listeners = new Set<() => void>();

const isTheme = (value: unknown): value is 'light' | 'dark' =>
  value === 'light' || value === 'dark';

/** Returns the page's theme: the tokens follow `data-theme` of the root element. */
function getTheme(): Theme {
  const { theme } = document.documentElement.dataset;
  return isTheme(theme) ? theme : 'system';
}

function subscribe(onChange: () => void) {
  listeners.add(onChange);
  return () => {
    listeners.delete(onChange);
  };
}

/**
 * Returns the page's theme and a setter, which affects every tab and the next visit. If storage is denied or full, the
 * choice lasts until the user leaves the page. Every `<meta name="theme-color">` of the page follows.
 * @param storageKey the key in `localStorage`. To avoid a flash, a page sets `data-theme` of its root element from it in an inline script before its first paint
 */
export function useTheme(storageKey: string): [theme: Theme, setTheme: (theme: Theme) => void] {
  const theme = useSyncExternalStore(subscribe, getTheme, (): Theme => 'system');

  useEffect(() => {
    colorBrowser(getTheme());
    const onStorage = ({ key, newValue }: StorageEvent) => {
      if (key === storageKey || key === null) show(isTheme(newValue) ? newValue : 'system'); // null: the storage was cleared
    };
    // Changes in other tabs while this page was in the back/forward cache fired no event here.
    const onPageShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) show(storedTheme(storageKey));
    };
    const listening = new AbortController();
    window.addEventListener('storage', onStorage, { signal: listening.signal });
    window.addEventListener('pageshow', onPageShow, { signal: listening.signal });
    return () => listening.abort();
  }, [storageKey]);

  const setTheme = (next: Theme) => {
    show(next);
    try {
      storeItem(storageKey, next === 'system' ? undefined : next);
    } catch (error) {
      console.warn('The theme could not be stored.', error);
    }
  };
  return [theme, setTheme];
}

function storedTheme(storageKey: string): Theme {
  const theme = readItem(storageKey);
  if (theme === undefined) return getTheme(); // storage is denied: no other tab can have changed it
  return isTheme(theme) ? theme : 'system';
}

function show(theme: Theme) {
  if (theme === 'system') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
  colorBrowser(theme);
  for (const listener of listeners) listener();
}

/** Gives the browser's own bars the theme's colour: a page has one `theme-color` per system setting. */
function colorBrowser(theme: Theme) {
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    meta.dataset.media ??= meta.media;
    const { media } = meta.dataset;
    if (theme === 'system') meta.media = media;
    else meta.media = media.includes(theme) ? 'all' : 'not all';
  }
}
