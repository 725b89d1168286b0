import * as base from '../BaseStyles/BaseStyles.module.css';
import { focusedElement, pathOf, tabStops } from '../focus/opener.ts';
import * as styles from './Dialog.module.css';

/** The popups that a press outside closes before the dialog: a menu or a combobox. */
const OPEN_POPUP = '[aria-expanded="true"]:is([aria-haspopup], [role="combobox"])';

/**
 * Returns whether an Escape closes a popup of the focused field before the dialog around it. The field reports that:
 * `role="combobox"` alone proves nothing, because some are always expanded.
 */
export const closesPopup = (event: KeyboardEvent): boolean => {
  const [target] = event.composedPath();
  return target instanceof Element && target.matches('[data-takes-escape]');
};

/** The outermost elements of the apps that have an open dialog. */
const apps = new Set<{ element: Element }>();

/**
 * Returns whether an event's path includes the page under the dialog, or an element of the kit. Everything else is
 * third-party, such as a password manager or a chat: their elements are siblings of the app, in the body or around it.
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

const treeOf = (element: Element) => {
  const root = element.getRootNode();
  return root instanceof ShadowRoot ? root : undefined;
};

/**
 * Returns the element that takes the focus first in a shadow tree, where Radix cannot see what has the focus; as in
 * Radix, not a link.
 */
export const firstStopInShadow = (content: HTMLElement | null): HTMLElement | null =>
  content && treeOf(content)
    ? (tabStops(content).find((stop) => !stop.matches('a')) ?? content)
    : null;

/**
 * Ignores third-party elements while a dialog is open: a press on one closes nothing, and it may take the focus. Radix
 * treats everything outside the dialog as the page behind it. In a shadow tree, which Radix cannot look into, this
 * function keeps the focus in the dialog. Call it before Radix adds its listeners.
 * @param place the element that the dialog belongs to
 */
export function guardDialog(
  overlay: Element,
  place: Element | null,
  getContent: () => HTMLElement | null,
) {
  const tree = treeOf(overlay);
  const watching = new AbortController();
  const { signal } = watching;
  const outermost = pathOf(place).findLast(
    (element) => element !== document.body && element !== document.documentElement,
  );
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
    const [target = null] = event.composedPath(); // which ends at the shadow root if the focus stays inside it
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
    /** Whether the last press closes the dialog. */
    closesByPress: () => closes,
    end: () => {
      watching.abort();
      if (app) apps.delete(app);
    },
  };
}
