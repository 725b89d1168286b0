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

/** Whether the user's last input was a press of the pointer. */
let isPressing = false;

/** Returns whether focus follows a press of the pointer: a closed menu or dialog returns it, which asks for no tooltip. */
export const followsPress = (): boolean => isPressing;

const rememberInput = ({ type }: Event) => {
  isPressing = type === 'pointerdown';
};

/**
 * Remembers presses from now on; further calls change nothing. Loading the module of a dialog or a message calls it.
 * `UiProvider` calls it for modules that load with the press that opens them.
 */
export function rememberPresses(): void {
  document.addEventListener('click', remember, true);
  for (const type of ['pointerdown', 'keydown']) {
    document.addEventListener(type, rememberInput, true);
  }
}

if (typeof document !== 'undefined') rememberPresses();

/** An element that opened something, and what takes the focus if it is gone or hidden when the overlay closes. */
export interface Opener {
  element: Element;
  /** The opener of the dialog that the element is in. */
  outer: Opener | undefined;
  /** The elements around it, the closest first. */
  around: Element[];
}

/** The openers of dialogs: one dialog may close when it opens another. */
const openers = new WeakMap<Element, Opener>();

/** Remembers which element opened a dialog. */
export function rememberOpener(dialog: Element, opener: Opener | null): void {
  if (opener) openers.set(dialog, opener);
}

/** Returns an element as an opener, with its present surroundings. */
export function openerOf(element: Element): Opener {
  const around: Element[] = [];
  for (let at = element.parentElement; at; at = at.parentElement) around.push(at);
  const dialog = around.find((other) => openers.has(other));
  return { element, outer: dialog && openers.get(dialog), around };
}

/** Returns the focused element as the opener, else the last pressed one, which may be gone with its dialog. */
export function findOpener(): Opener | null {
  const focused = focusedElement();
  if (focused !== null && focused !== document.body) {
    return openerOf(menuButtonOf(focused) ?? focused);
  }
  const pressed = lastPressed?.deref();
  const opener = pressed && openerOf(pressed);
  return opener && (pressed.isConnected || opener.outer) ? opener : null;
}

/** Returns the opener that is still on the page, or that of the dialog it was in. */
export function remainingOpener(opener: Opener | null | undefined): Element | undefined {
  return opener?.element.isConnected === false ? remainingOpener(opener.outer) : opener?.element;
}

/** Returns the elements that Tab reaches inside an element, in order. */
export const tabStops = (content: Element) =>
  [...content.querySelectorAll<HTMLElement>('*')].filter(
    (element) =>
      element.tabIndex >= 0 &&
      !element.matches(':disabled, [inert], [inert] *') &&
      element.checkVisibility({ visibilityProperty: true }),
  );

function takesFocus(element: Element | null | undefined): boolean {
  if (element instanceof HTMLElement) element.focus({ preventScroll: true });
  return element !== null && element === focusedElement();
}

/**
 * Returns the focus without scrolling: to the opener, to that of the dialog around it, to `finalFocus`, or to the first
 * control that remains near the opener.
 */
export function returnFocus(opener: Opener | null, finalFocus?: () => HTMLElement | null): void {
  for (let at = opener ?? undefined; at; at = at.outer) if (takesFocus(at.element)) return;
  if (takesFocus(finalFocus?.())) return;
  const outermost = opener?.outer ?? opener;
  outermost?.around.some((place) => place.isConnected && takesFocus(tabStops(place)[0]));
}
