/** What the shopper has chosen; `system` follows the system's setting. */
export type Theme = 'system' | 'light' | 'dark';

/** The same as in the inline script of `index.html`, which sets the stored theme before the first paint. */
const KEY = 'toystore.theme';

const listeners = new Set<() => void>();

const isTheme = (value: unknown): value is 'light' | 'dark' =>
  value === 'light' || value === 'dark';

/** The theme that the page is in: the tokens follow `data-theme` of the root element. */
export function getTheme(): Theme {
  const { theme } = document.documentElement.dataset;
  return isTheme(theme) ? theme : 'system';
}

/** Shows the page in a theme and remembers it. Where storage is denied or full, it lasts until the page is left. */
export function setTheme(theme: Theme): void {
  show(theme);
  try {
    if (theme === 'system') localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, theme);
  } catch (error) {
    console.warn('The theme could not be stored.', error);
  }
}

/** Calls `onChange` after every change of theme, those of other tabs included; returns the function that stops that. */
export function watchTheme(onChange: () => void): () => void {
  const onStorage = ({ key, newValue }: StorageEvent) => {
    if (key === KEY || key === null) show(isTheme(newValue) ? newValue : 'system'); // null: everything was removed
  };
  colourBrowser(getTheme());
  listeners.add(onChange);
  window.addEventListener('storage', onStorage);
  return () => {
    listeners.delete(onChange);
    window.removeEventListener('storage', onStorage);
  };
}

function show(theme: Theme) {
  if (theme === 'system') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
  colourBrowser(theme);
  for (const listener of listeners) listener();
}

/** Lets the browser's own bars have the theme's colour: `index.html` has one for each setting of the system. */
function colourBrowser(theme: Theme) {
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    meta.dataset.media ??= meta.media;
    const { media } = meta.dataset;
    if (theme === 'system') meta.media = media;
    else meta.media = media.includes(theme) ? 'all' : 'not all';
  }
}
