'use client';

import { useEffect, useSyncExternalStore } from 'react';

/** What somebody has chosen; `system` follows the system's setting. */
export type Theme = 'system' | 'light' | 'dark';

const listeners = new Set<() => void>();

const isTheme = (value: unknown): value is 'light' | 'dark' =>
  value === 'light' || value === 'dark';

/** The theme that the page is in: the tokens follow `data-theme` of the root element. */
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
 * The page's theme, and what changes it: for every tab, and for the next visit. Where storage is denied or full, it lasts
 * until the page is left. Each `<meta name="theme-color">` of the page follows.
 * @param storageKey the item of `localStorage`. A page that must not flash sets `data-theme` of its root element by it in a
 * script of its own, before its first paint
 */
export function useTheme(storageKey: string): [theme: Theme, setTheme: (theme: Theme) => void] {
  const theme = useSyncExternalStore(subscribe, getTheme, (): Theme => 'system');

  useEffect(() => {
    colorBrowser(getTheme());
    const onStorage = ({ key, newValue }: StorageEvent) => {
      if (key === storageKey || key === null) show(isTheme(newValue) ? newValue : 'system'); // null: everything was removed
    };
    // What other tabs changed while this page was in the back/forward cache sent no event to it.
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
      if (next === 'system') localStorage.removeItem(storageKey);
      else localStorage.setItem(storageKey, next);
    } catch (error) {
      console.warn('The theme could not be stored.', error);
    }
  };
  return [theme, setTheme];
}

function storedTheme(storageKey: string): Theme {
  try {
    const theme = localStorage.getItem(storageKey);
    return isTheme(theme) ? theme : 'system';
  } catch {
    return getTheme(); // storage is denied: no other tab can have changed it
  }
}

function show(theme: Theme) {
  if (theme === 'system') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
  colorBrowser(theme);
  for (const listener of listeners) listener();
}

/** Lets the browser's own bars have the theme's color: a page has one `theme-color` for each setting of the system. */
function colorBrowser(theme: Theme) {
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    meta.dataset.media ??= meta.media;
    const { media } = meta.dataset;
    if (theme === 'system') meta.media = media;
    else meta.media = media.includes(theme) ? 'all' : 'not all';
  }
}
