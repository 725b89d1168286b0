import { TRIED_BRAND, triedBrand, tryBrand } from '../../packages/ui/src/foundations/triedBrand.ts';
import { selectShop, shopOf } from '../shops.ts';
import { brands } from './brands.ts';
import { type Environment, initialEnvironment } from './toolbar.ts';
import { translatePage } from './translatePage.ts';

let applied: Environment = initialEnvironment;
const listeners = new Set<() => void>();

/** The environment applied to the page, as an external store. */
export const appliedEnvironment = {
  read: () => applied,
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};

/** Applies the toolbar to the whole document. Another brand in the toolbar ends the preview of a token file. */
export function applyEnvironment(globals: Record<string, unknown>) {
  const next = { ...initialEnvironment, ...pick(globals) };
  if (JSON.stringify(next) === JSON.stringify(applied)) return;
  const isOtherBrand = next.brand !== applied.brand;
  selectShop(shopOf(next.shop).id);
  applied = next;
  if (isOtherBrand) tryBrand(undefined);
  setAttributes();
  translatePage(next.translation === 'on');
}

triedBrand.subscribe(setAttributes);

/** The toolbar's brand; without one, the shop's. */
export const shownBrand = () =>
  applied.brand === initialEnvironment.brand ? shopOf(applied.shop).brand : applied.brand;

function setAttributes() {
  const { theme, direction } = applied;
  const shop = shopOf(applied.shop);
  const root = document.documentElement;
  // If the browser's own colour scheme can be set, it sets the theme.
  setOrRemove(root, 'data-theme', theme === 'system' || window.emulateMedia ? undefined : theme);
  const shown = shownBrand();
  const ownBrand = shown === initialEnvironment.brand ? undefined : shown;
  setOrRemove(root, 'data-brand', triedBrand.isTried() ? TRIED_BRAND : ownBrand);
  root.lang = shop.locale;
  setOrRemove(root, 'dir', direction === 'rtl' || shop.dir === 'rtl' ? 'rtl' : undefined);
  for (const listener of listeners) listener();
}

function pick(globals: Record<string, unknown>): Partial<Environment> {
  const chosen = Object.keys(initialEnvironment).flatMap((name) =>
    typeof globals[name] === 'string' && globals[name] !== '' ? [[name, globals[name]]] : [],
  );
  const { brand, ...rest } = Object.fromEntries(chosen); // the toolbar has no other values
  // A URL may name a brand that no longer exists.
  return brands.some(({ value }) => value === brand) ? { ...rest, brand } : rest;
}

function setOrRemove(element: Element, name: string, value: string | undefined) {
  if (value === undefined) element.removeAttribute(name);
  else element.setAttribute(name, value);
}
