const ATTRIBUTES = ['data-theme', 'data-brand'];

/**
 * Copies theme, brand and direction to an element that is rendered elsewhere, such as at the end of the body, from the
 * place it belongs to. Attributes that it already has stay.
 */
export function inheritFrom(place: Element, element: HTMLElement): void {
  for (const name of ATTRIBUTES) {
    const source = place.closest(`[${name}]`);
    if (source === null || source.contains(element) || element.hasAttribute(name)) continue;
    element.setAttribute(name, source.getAttribute(name) ?? '');
  }
  const wanted = getComputedStyle(place);
  const own = getComputedStyle(element);
  if (!element.dir && own.direction !== wanted.direction) element.dir = wanted.direction;
  // A page may have a dark section without the attribute.
  if (!element.dataset.theme && own.colorScheme !== wanted.colorScheme) {
    element.style.colorScheme = wanted.colorScheme;
  }
}
