import base from '../BaseStyles/BaseStyles.module.css';
import { focusedElement } from '../focus/focusedElement.ts';
import styles from './Dialog.module.css';

/** What a press outside of it closes first: a menu's button, a combobox. */
const OPEN_POPUP = '[aria-expanded="true"]:is([aria-haspopup], [role="combobox"])';

/**
 * Whether an Escape closes something that is open at the field with the focus, before the dialog around it. The field says so:
 * a combobox is no proof by itself, because some are always expanded.
 */
export const closesPopup = (event: KeyboardEvent): boolean => {
  const [target] = event.composedPath();
  return target instanceof Element && target.matches('[data-takes-escape]');
};

/** The outermost elements of the apps that have a dialog open. */
const apps = new Set<{ element: Element }>();

/** An element with all that are around it, beyond the shadow trees that it is in. */
function pathOf(node: EventTarget | null): EventTarget[] {
  const path: EventTarget[] = [];
  for (let at = node instanceof Node ? node : null; at; ) {
    path.push(at);
    at = at instanceof ShadowRoot ? at.host : at.parentNode;
  }
  return path;
}

/**
 * Whether an event's path leads through the page that the dialog is over, or through something of the kit's. All else is of
 * others, such as a password manager or a chat: their elements are beside the app, in the body or around it.
 */
function isOwn(path: readonly EventTarget[]): boolean {
  const { body, documentElement } = document;
  if (path[0] === body || path[0] === documentElement) return true;
  return path.some(
    (node) =>
      node instanceof Element &&
      (node.classList.contains(base.root) ||
        node.classList.contains(styles.overlay) ||
        node.hasAttribute('data-radix-focus-guard') ||
        [...apps].some(({ element }) => element === node)),
  );
}

/** What Tab reaches in an element, in its order. */
const tabStops = (content: Element) =>
  [...content.querySelectorAll<HTMLElement>('*')].filter(
    (element) =>
      element.tabIndex >= 0 &&
      !element.matches(':disabled, [inert], [inert] *') &&
      element.checkVisibility({ visibilityProperty: true }),
  );

const treeOf = (element: Element) => {
  const root = element.getRootNode();
  return root instanceof ShadowRoot ? root : undefined;
};

/** What gets the focus first in a shadow tree, where Radix does not see what has it; as there, no link. */
export const firstStopInShadow = (content: HTMLElement | null): HTMLElement | null =>
  content && treeOf(content)
    ? (tabStops(content).find((stop) => !stop.matches('a')) ?? content)
    : null;

/**
 * Leaves what is not of the app alone while a dialog is open: a press on it closes nothing, and it may have the focus. Radix
 * holds all that is not in the dialog for the page behind it. In a shadow tree, which Radix does not see into, the focus
 * stays in the dialog by this. To be called before Radix listens.
 * @param place where the dialog belongs to
 */
export function guardDialog(
  overlay: Element,
  place: Element | null,
  getContent: () => HTMLElement | null,
) {
  const tree = treeOf(overlay);
  const watching = new AbortController();
  const { signal } = watching;
  const outermost = pathOf(place)
    .filter((node) => node instanceof Element)
    .findLast((node) => node !== document.body && node !== document.documentElement);
  const app = outermost && { element: outermost };
  if (app) apps.add(app);

  let closes = true;
  document.addEventListener(
    'pointerdown',
    (event) => {
      const content = getContent();
      const path = event.composedPath();
      closes =
        isOwn(path) && !(content && (path.includes(content) || content.querySelector(OPEN_POPUP)));
    },
    { capture: true, signal },
  );

  const onFocus = (event: FocusEvent) => {
    const path = event.type === 'focusin' ? event.composedPath() : pathOf(event.relatedTarget);
    const isRadixBlind = path.length > 0 && (tree !== undefined || !isOwn(path));
    if (isRadixBlind) event.stopImmediatePropagation();
  };
  document.addEventListener('focusin', onFocus, { signal });
  document.addEventListener('focusout', onFocus, { signal });

  let last: HTMLElement | undefined;
  const onFocusInTree = (event: Event) => {
    const content = getContent();
    const [target = null] = event.composedPath(); // which ends at the tree when the focus stays in it
    const path = pathOf(target);
    if (content && path.includes(content) && target instanceof HTMLElement) last = target;
    else if (isOwn(path)) last?.focus({ preventScroll: true });
  };
  tree?.addEventListener('focusin', onFocusInTree, { signal });

  document.addEventListener(
    'keydown',
    (event) => {
      const content = getContent();
      const isTab = event.key === 'Tab' && !event.altKey && !event.ctrlKey && !event.metaKey;
      if (!tree || !isTab || event.defaultPrevented || !content) return;
      if (!event.composedPath().includes(content)) return;
      const stops = event.shiftKey ? tabStops(content).reverse() : tabStops(content);
      const focused = focusedElement();
      const isAtEdge = focused === stops.at(-1) || (event.shiftKey && focused === content);
      if (stops.length > 0 && !isAtEdge) return;
      event.preventDefault();
      stops[0]?.focus();
    },
    { signal },
  );

  return {
    /** Whether the last press is one that closes the dialog. */
    closesByPress: () => closes,
    end: () => {
      watching.abort();
      if (app) apps.delete(app);
    },
  };
}
