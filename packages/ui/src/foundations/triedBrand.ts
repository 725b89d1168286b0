/** The value of `data-brand` during the preview of a token file. No brand can have this name, because of its `_`. */
export const TRIED_BRAND = 'tried_file';

let style: HTMLStyleElement | undefined;
const listeners = new Set<() => void>();

/** Whether the page previews a token file, as an external store. Storybook sets `data-brand` by it. */
export const triedBrand = {
  isTried: () => style !== undefined,
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};

/** Applies a stylesheet of `TRIED_BRAND` to the page; without one, ends the preview. */
export function tryBrand(css: string | undefined) {
  style?.remove();
  style = undefined;
  if (css !== undefined) {
    style = document.createElement('style');
    style.textContent = css;
    document.head.append(style);
  }
  for (const listener of listeners) listener();
}
