/** Returns the focused element: in a shadow tree the element itself, where `document.activeElement` is the host. */
export function focusedElement(): Element | null {
  let focused = document.activeElement;
  while (focused?.shadowRoot?.activeElement) focused = focused.shadowRoot.activeElement;
  return focused;
}

/** Returns an element with all elements around it, across shadow trees, the closest first. */
export function pathOf(node: EventTarget | null | undefined): Element[] {
  const path: Element[] = [];
  for (let at = node instanceof Node ? node : null; at; ) {
    if (at instanceof Element) path.push(at);
    at = at instanceof ShadowRoot ? at.host : at.parentNode;
  }
  return path;
}

/*
 * The element that opened a dialog or a message, to return the focus to it. In Safari a clicked button does not take
 * the focus, so this module remembers the last pressed one.
 */

/**
 * The last pressed button with the elements around it, because the press may remove it. Weak, so that a link of the
 * previous page does not keep that page in memory.
 */
let lastPressed: WeakRef<Element>[] = [];

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
  lastPressed = pathOf(pressed).map((element) => new WeakRef(element));
};

/** Whether the user's last input was a press of the pointer. */
let isPressing = false;

/** Returns whether focus follows a press of the pointer: a closed menu or dialog returns it, which asks for no tooltip. */
export const followsPress = (): boolean => isPressing;

/** Alt and Tab go to another window: coming back from there is no use of the keyboard on the page. */
const rememberInput = ({ type, altKey, ctrlKey, metaKey }: KeyboardEvent | PointerEvent) => {
  isPressing = type === 'pointerdown' || (isPressing && (altKey || ctrlKey || metaKey));
};

/**
 * Remembers presses from now on; further calls change nothing. Loading the module of a dialog or a message calls it.
 * `UiProvider` calls it for modules that load with the press that opens them.
 */
export function rememberPresses(): void {
  document.addEventListener('click', remember, true);
  for (const type of ['pointerdown', 'keydown'] as const) {
    document.addEventListener(type, rememberInput, true);
  }
}

if (typeof document !== 'undefined') rememberPresses();

/**
 * The path of an element that opened something: what is around it takes the focus if it is gone or hidden when the
 * overlay closes. Empty if nothing is known to have opened it.
 */
export type Opener = readonly Element[];

/** The openers of dialogs: one dialog may close when it opens another. */
const openers = new WeakMap<Element, Opener>();

/** Remembers which element opened a dialog. */
export function rememberOpener(dialog: Element, opener: Opener): void {
  if (opener.length > 0) openers.set(dialog, opener);
}

/** Returns the focused element as the opener, else the last pressed one, which may be gone by now. */
export function findOpener(): Opener {
  const focused = focusedElement();
  return focused !== null && focused !== document.body
    ? pathOf(menuButtonOf(focused) ?? focused)
    : lastPressed.flatMap((element) => element.deref() ?? []);
}

/** Returns what opened the dialog around an opener, if that dialog is gone. */
function outerOf(opener: Opener): Opener | undefined {
  const dialog = opener.find((element) => openers.has(element));
  return dialog?.isConnected === false ? openers.get(dialog) : undefined;
}

/** Returns the opener that is still on the page, or that of the dialog it was in. */
export const remainingOpener = (opener: Opener = []): Element | undefined =>
  opener[0]?.isConnected === false ? remainingOpener(outerOf(opener)) : opener[0];

/** Returns whether Tab can reach an element. */
export const takesTab = (element: HTMLElement) =>
  element.tabIndex >= 0 &&
  !element.matches(':disabled, [inert], [inert] *') &&
  // jsdom does not implement it
  element.checkVisibility?.({ visibilityProperty: true }) !== false;

/** Returns the elements that Tab reaches inside an element, in order. */
export const tabStops = (content: Element) =>
  [...content.querySelectorAll<HTMLElement>('*')].filter(takesTab);

function takesFocus(element: Element | null | undefined): boolean {
  if (element instanceof HTMLElement) element.focus({ preventScroll: true });
  return element !== null && element === focusedElement();
}

/**
 * Returns the focus without scrolling: to the opener, to that of the dialog around it if that is gone, to `finalFocus`, or to
 * the first control that remains near the opener.
 */
export function returnFocus(opener: Opener, finalFocus?: () => HTMLElement | null): void {
  if (takesFocus(opener[0])) return;
  const outer = outerOf(opener);
  if (outer) returnFocus(outer, finalFocus);
  else if (!takesFocus(finalFocus?.())) {
    opener.some((place) => place.isConnected && takesFocus(tabStops(place)[0]));
  }
}

/**
 * A `ref` for a control that may go while it is focused, such as the last one that removes something: then the focus
 * returns as from a closed dialog.
 */
export const keepFocus =
  (finalFocus?: () => HTMLElement | null) => (control: HTMLElement | null) => () => {
    if (control !== focusedElement()) return;
    const opener = pathOf(control);
    queueMicrotask(() => {
      if (focusedElement() === document.body) returnFocus(opener, finalFocus);
    });
  };
