/**
 * A `ref` for an element that replaces one with the focus: moves the focus there. If a dialog opens with the element,
 * the dialog focuses it itself.
 */
export function takeLostFocus(element: HTMLElement | null) {
  if (document.activeElement === document.body) element?.focus();
}
