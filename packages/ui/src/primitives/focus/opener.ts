/** Returns the focused element: in a shadow tree the element itself, where `document.activeElement` is the host. */
export function focusedElement(): Element | null {
  let focused = document.activeElement;
  while (focused?.shadowRoot?.activeElement) focused = focused.shadowRoot.activeElement;
  return focused;
}

/*
 * The element that opened a dialog or a message, to return the focus to it. In Safari a clicked button does not take
 * the focus, so this module remembers the last pressed one.
 */

/** Weak, so that a link of the previous page does not keep that page in memory. */
let lastPressed: WeakRef<Element> | undefined;

/** Returns the button of an element's menu: a chosen item is gone. */
function menuButtonOf(element: Element): Element | null {
  const menu = element.closest('[role="menu"]');
  const root = element.getRootNode();
  const tree = root instanceof ShadowRoot ? root : document;
  return tree.getElementById(menu?.getAttribute('aria-labelledby') ?? '');
}

const remember = (event: MouseEvent) => {
  const [target] = event.composedPath(); // `target` would be the host of a shadow tree
  const pressed =
    target instanceof Element ? (menuButtonOf(target) ?? target.closest('button, a')) : null;
  lastPressed = pressed ? new WeakRef(pressed) : undefined;
};

/**
 * Remembers presses from now on; further calls change nothing. Loading the module of a dialog or a message calls it.
 * `UiProvider` calls it for modules that load with the press that opens them.
 */
export function rememberPresses(): void {
  document.addEventListener('click', remember, true);
}

if (typeof document !== 'undefined') rememberPresses();

/** Returns the focused element, else the last pressed one if it is still on the page. */
export function findOpener(): Element | null {
  const focused = focusedElement();
  if (focused !== null && focused !== document.body) return menuButtonOf(focused) ?? focused;
  const pressed = lastPressed?.deref();
  return pressed?.isConnected ? pressed : null;
}

/**
 * Returns the focus without scrolling.
 * @param fallback takes the focus if the opener is gone, for example because the page has changed
 */
export function returnFocus(opener: Element | null, fallback?: () => HTMLElement | null): void {
  if (opener instanceof HTMLElement) opener.focus({ preventScroll: true });
  if (opener === null || focusedElement() !== opener) fallback?.()?.focus({ preventScroll: true });
}
