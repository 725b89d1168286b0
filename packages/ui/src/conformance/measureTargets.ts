import { isSeen } from './measureText.ts';

/** A tab list passes its focus on to one of its tabs. */
const INTERACTIVE =
  'a[href], button, input, select, textarea, summary, [role="option"], [role="menuitem"], [tabindex="0"]:not([role="tablist"])';

/** Returns the visible elements that users can operate. */
export const interactiveParts = (root: Element) =>
  [...root.querySelectorAll<HTMLElement>(INTERACTIVE)].filter(isSeen);

/** Returns the size of the area that reacts to a press: the element, its label, or its stretched `::after`. */
function pressArea(element: HTMLElement): { width: number; height: number } {
  const label = element.closest('label');
  const areas = [element, ...(label ? [label] : [])].map((part) => part.getBoundingClientRect());
  const after = getComputedStyle(element, '::after');
  if (after.content !== 'none' && after.position === 'absolute') {
    areas.push(new DOMRect(0, 0, parseFloat(after.width), parseFloat(after.height)));
  }
  return {
    width: Math.max(...areas.map(({ width }) => width)),
    height: Math.max(...areas.map(({ height }) => height)),
  };
}

/** Returns whether a link is inside a sentence, so that the line determines its height (WCAG 2.5.8). */
function isInSentence(element: HTMLElement): boolean {
  if (getComputedStyle(element).display !== 'inline') return false;
  return [...(element.parentElement?.childNodes ?? [])].some(
    (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
  );
}

/** Returns the targets smaller than 44 by 44 pixels. */
export function smallTargets(root: Element): string[] {
  return interactiveParts(root)
    .filter((element) => !isInSentence(element))
    .map((element) => ({ element, area: pressArea(element) }))
    .filter(({ area }) => Math.min(area.width, area.height) < 43.9)
    .map(
      ({ element, area }) =>
        `${element.localName} “${element.getAttribute('aria-label') ?? element.textContent}”: ${area.width} × ${area.height}`,
    );
}

/** Returns an outline that is visible, and the other styles that can form a focus ring. */
function ringOf({
  outlineStyle,
  outlineWidth,
  outlineColor,
  boxShadow,
  borderColor,
}: CSSStyleDeclaration) {
  const isOutlined = outlineStyle !== 'none' && parseFloat(outlineWidth) > 0;
  const outline = isOutlined ? [outlineStyle, outlineWidth, outlineColor] : [];
  return [...outline, boxShadow, borderColor].join();
}

/** Returns the styles of an element and its ancestors that can form a focus ring. */
const ringAround = (element: Element | null, levels = 4): string =>
  element === null || levels === 0
    ? ''
    : ['', '::before', '::after']
        .map((part) => getComputedStyle(element, part || null))
        .map(ringOf)
        .join() + ringAround(element.parentElement, levels - 1);

/** Returns the elements that look the same with and without the keyboard focus. */
export function withoutRing(root: Element): string[] {
  return interactiveParts(root)
    .filter((element) => element.tabIndex >= 0)
    .filter((element) => {
      const before = ringAround(element);
      element.focus();
      const ringless = ringAround(element) === before || !element.matches(':focus-visible');
      element.blur();
      return ringless;
    })
    .map(({ localName, className }) => `${localName}.${className}`);
}

/**
 * Returns the elements whose accessible name does not contain their visible label, so that speech users cannot address
 * them (WCAG 2.5.3).
 */
export function otherNames(root: Element): string[] {
  const plain = (text: string | null | undefined) =>
    (text ?? '').replace(/\s+/g, ' ').trim().toLowerCase();
  const parts = interactiveParts(root).filter((element) => !element.matches('[role="tabpanel"]')); // its tab names it
  return parts.flatMap((element) => {
    const labelledBy = element.getAttribute('aria-labelledby')?.split(' ') ?? [];
    const name =
      plain(labelledBy.map((id) => document.getElementById(id)?.textContent).join(' ')) ||
      plain(element.getAttribute('aria-label'));
    const seen = plain(
      element instanceof HTMLInputElement
        ? [...(element.labels ?? [])].map((label) => label.innerText).join(' ')
        : element.innerText,
    );
    return name === '' || name.includes(seen) ? [] : [`“${seen}” is called “${name}”`];
  });
}
