/**
 * For what takes the place of something that had the focus: a `ref` that moves the focus there. A dialog that opens with
 * it gives it the focus itself.
 */
export function takeLostFocus(element: HTMLElement | null) {
  if (document.activeElement === document.body) element?.focus();
}
