import { brands } from './brands.ts';
import { type Environment, initialEnvironment } from './toolbar.ts';

let applied: Environment = initialEnvironment;
const listeners = new Set<() => void>();

/** What the page wears now, and how to hear of a change. */
export const appliedEnvironment = {
  read: () => applied,
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};

/** Dresses the whole document as the toolbar says. */
export function applyEnvironment(globals: Record<string, unknown>) {
  const next = { ...initialEnvironment, ...pick(globals) };
  if (JSON.stringify(next) === JSON.stringify(applied)) return;
  applied = next;

  const { theme, direction, brand } = next;
  const root = document.documentElement;
  // Where the browser's own colour scheme can be set, it is the theme.
  setOrRemove(root, 'data-theme', theme === 'system' || window.emulateMedia ? undefined : theme);
  setOrRemove(root, 'data-brand', brand === 'toystore' ? undefined : brand);
  setOrRemove(root, 'dir', direction === 'rtl' ? 'rtl' : undefined);
  for (const listener of listeners) listener();
}

function pick(globals: Record<string, unknown>): Partial<Environment> {
  const chosen = Object.keys(initialEnvironment).flatMap((name) =>
    typeof globals[name] === 'string' && globals[name] !== '' ? [[name, globals[name]]] : [],
  );
  const { brand, ...rest } = Object.fromEntries(chosen); // the toolbar offers no other values
  // An address may name a brand that is gone.
  return brands.some(({ value }) => value === brand) ? { ...rest, brand } : rest;
}

function setOrRemove(element: Element, name: string, value: string | undefined) {
  if (value === undefined) element.removeAttribute(name);
  else element.setAttribute(name, value);
}
