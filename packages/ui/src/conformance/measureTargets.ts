import { isSeen } from './measureText.ts';

/** A list of tabs hands its focus on to one of them. */
const INTERACTIVE =
  'a[href], button, input, select, textarea, summary, [role="option"], [role="menuitem"], [tabindex="0"]:not([role="tablist"])';

/** What can be pressed, of what is seen. */
export const interactiveParts = (root: Element) =>
  [...root.querySelectorAll<HTMLElement>(INTERACTIVE)].filter(isSeen);

/** How large the area is that reacts to a press: the element, its label, or its stretched `::after`. */
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

/** Whether it is a link inside a sentence, whose height the line gives (WCAG 2.5.8). */
function isInSentence(element: HTMLElement): boolean {
  if (getComputedStyle(element).display !== 'inline') return false;
  return [...(element.parentElement?.childNodes ?? [])].some(
    (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
  );
}

/** What is harder to hit than 44 by 44 pixels. */
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

const RING = ['outlineStyle', 'outlineWidth', 'outlineColor', 'boxShadow', 'borderColor'] as const;

/** What an element and the boxes around it look like where a focus ring could be. */
const ringAround = (element: Element | null, levels = 4): string =>
  element === null || levels === 0
    ? ''
    : ['', '::before', '::after']
        .map((part) => getComputedStyle(element, part || null))
        .map((style) => RING.map((property) => style[property]).join())
        .join() + ringAround(element.parentElement, levels - 1);

/** What looks the same with the keyboard's focus and without. */
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

/** What is called otherwise than it says, so that nobody can ask for it by voice (WCAG 2.5.3). */
export function otherNames(root: Element): string[] {
  const plain = (text: string | null | undefined) =>
    (text ?? '').replace(/\s+/g, ' ').trim().toLowerCase();
  const parts = interactiveParts(root).filter((element) => !element.matches('[role="tabpanel"]')); // its name is its tab's
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
