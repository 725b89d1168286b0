/** Returns the focused element: in a shadow tree the element itself, where `document.activeElement` is the host. */
export function focusedElement(): Element | null {
  let focused = document.activeElement;
  while (focused?.shadowRoot?.activeElement) focused = focused.shadowRoot.activeElement;
  return focused;
}
