import { focusedElement } from './focusedElement.ts';

/*
 * What opened a dialog or a message, to give it the focus back. In Safari a clicked button takes no focus, so the last
 * one that was pressed is remembered.
 */

/** Weak: a link of a page that was left must not keep that page in memory. */
let lastPressed: WeakRef<Element> | undefined;

/** The button of the menu that an element is in: an item is gone once it is chosen. */
function menuButtonOf(element: Element): Element | null {
  const menu = element.closest('[role="menu"]');
  const root = element.getRootNode();
  const tree = root instanceof ShadowRoot ? root : document;
  return tree.getElementById(menu?.getAttribute('aria-labelledby') ?? '');
}

const remember = (event: MouseEvent) => {
  const [target] = event.composedPath(); // for the document, what is in a shadow tree is its host
  const pressed =
    target instanceof Element ? (menuButtonOf(target) ?? target.closest('button, a')) : null;
  lastPressed = pressed ? new WeakRef(pressed) : undefined;
};

/**
 * Remembers presses from now on; once more changes nothing. Loading a dialog or a message does. `UiProvider` calls it for
 * those that are loaded by the press that opens them.
 */
export function rememberPresses(): void {
  document.addEventListener('click', remember, true);
}

if (typeof document !== 'undefined') rememberPresses();

/** What has the focus, else what was pressed last, while it is on the page. */
export function findOpener(): Element | null {
  const focused = focusedElement();
  if (focused !== null && focused !== document.body) return menuButtonOf(focused) ?? focused;
  const pressed = lastPressed?.deref();
  return pressed?.isConnected ? pressed : null;
}

/**
 * Gives the focus back without scrolling.
 * @param fallback has it where the opener is gone, for example because the page has changed
 */
export function returnFocus(opener: Element | null, fallback?: () => HTMLElement | null): void {
  if (opener instanceof HTMLElement) opener.focus({ preventScroll: true });
  if (opener === null || focusedElement() !== opener) fallback?.()?.focus({ preventScroll: true });
}
