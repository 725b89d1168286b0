/** Properties that must be the same in every host, for any element. */
const BOX = [
  'display',
  'margin',
  'padding',
  'border-width',
  'border-radius',
  'background-color',
  'direction',
  'list-style-type',
  'animation-name',
];

/** Properties that must be the same for an element with text. */
const TEXT = [
  'color',
  'font-family',
  'font-size',
  'font-style',
  'font-weight',
  'letter-spacing',
  'line-height',
  'overflow-wrap',
  'text-align',
  'text-decoration-line',
];

/** Properties of the focus indicator: on the element, or around it. */
const RING = ['outline-width', 'outline-style', 'outline-color', 'outline-offset', 'border-radius'];
const RING_AROUND = ['box-shadow', 'border-top-color'];

/** Computed values, by an element and a property: `p “Gift wrap”, color`. */
export type Measures = Record<string, string>;

/** The properties that `measurePart` measures, for the browser to read. */
export const measured = { box: BOX, text: TEXT, ring: RING, ringAround: RING_AROUND };

/**
 * Measures an element and its descendants. Runs in the browser, so it uses nothing from outside.
 * @param root with `data-part`, whose own styles are the host's, or a dialog
 */
export function measurePart(
  root: HTMLElement | SVGElement,
  { box, text, ring, ringAround }: typeof measured,
): Measures {
  const measures: Measures = {};
  const read = (element: Element, names: string[], name: string, pseudo?: string) => {
    const style = getComputedStyle(element, pseudo);
    for (const property of names) {
      // Isolated text has its own direction.
      if (property === 'direction' && element.closest('bdi') !== null) continue;
      const isSeen = property !== 'border-top-color' || style.borderTopWidth !== '0px';
      if (isSeen) measures[`${name}, ${property}`] = style.getPropertyValue(property);
    }
  };
  const elements = [...(root.matches('[data-part]') ? [] : [root]), ...root.querySelectorAll('*')]
    .filter((element) => element.matches('svg') || element.closest('svg') === null)
    .map((element, index) => {
      const label = element.getAttribute('aria-label') ?? element.textContent ?? '';
      return { element, name: `${index} ${element.localName} “${label.slice(0, 24)}”` };
    });
  for (const { element, name } of elements) {
    read(element, box, name);
    const { width, height } = element.getBoundingClientRect();
    measures[`${name}, size`] = `${width.toFixed(1)} by ${height.toFixed(1)}`;
    const hasText = [...element.childNodes].some(
      ({ nodeType, textContent }) => nodeType === Node.TEXT_NODE && textContent?.trim() !== '',
    );
    if (hasText || element.matches('input')) read(element, text, name);
    if (element.matches('svg')) read(element, ['color'], name);
    if (element.matches('input')) {
      read(element, ['color', 'opacity'], `${name} placeholder`, '::placeholder');
    }
  }
  // Last, because each focus makes the browser recompute the page's styles.
  for (const { element, name } of elements) {
    if (!(element instanceof HTMLElement)) continue;
    if (element.tabIndex < 0 && !element.hasAttribute('tabindex')) continue;
    element.focus({ preventScroll: true });
    if (document.activeElement !== element) continue; // it cannot be focused now
    read(element, [...ring, ...ringAround], `${name} with focus`);
    const parent = element.parentElement;
    if (parent && parent !== root) read(parent, ringAround, `around ${name} with focus`);
  }
  return measures;
}

/** Returns the differences, one line per value. */
export function differences(expected: Measures, actual: Measures): string[] {
  const names = new Set([...Object.keys(expected), ...Object.keys(actual)]);
  return [...names].flatMap((name) =>
    expected[name] === actual[name]
      ? []
      : [`${name}: ${actual[name] ?? 'nothing'}, not ${expected[name] ?? 'nothing'}`],
  );
}
