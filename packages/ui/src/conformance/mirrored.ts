import { describe, isSeen } from './measureText.ts';

/** Looks the same in both directions: a clock, and a row of slides that Swiper has moved. */
const SAME_EVERYWHERE = '[data-rotation], .swiper-wrapper';

/** Returns the direction of an element's parent: a key has its own direction, independent of the page's. */
const directionAround = ({ parentElement }: Element) =>
  parentElement && getComputedStyle(parentElement).direction;

/** Returns whether an element has its own box: lines of text wrap by their words in either direction. */
function hasBox(element: Element) {
  if (element.parentElement?.closest('svg') || element.closest(SAME_EVERYWHERE)) return false;
  const { display } = getComputedStyle(element);
  if (/^(?:inline|contents)$/.test(display) || !isSeen(element)) return false;
  return !(display.startsWith('inline') && isBesideWords(element));
}

/** Returns whether words determine the position of a box in its line: they keep their own direction. */
const isBesideWords = (element: Element) =>
  [...(element.parentNode?.childNodes ?? [])].some(
    (node) =>
      node !== element &&
      node.textContent?.trim() &&
      (node instanceof Text ||
        (node instanceof Element && getComputedStyle(node).display === 'inline')),
  );

/** Icons that point to the start or the end of a line. */
const POINTERS = 'svg[class*="lucide-chevron-"], svg[class*="lucide-arrow-"]';
const isPointer = (icon: Element) => /(?:left|right)\b/.test(icon.getAttribute('class') ?? '');

/** Records the positions of a component's parts before its direction changes. */
export function measureSides(box: HTMLElement) {
  const { left, right } = box.getBoundingClientRect();
  const sides = [...box.querySelectorAll('*')].filter(hasBox).map((element) => {
    const rect = element.getBoundingClientRect();
    return {
      element,
      direction: directionAround(element),
      start: rect.left - left,
      end: right - rect.right,
    };
  });
  const icons = [...box.querySelectorAll(POINTERS)]
    .filter((icon) => isPointer(icon) && isSeen(icon))
    .map((icon) => ({ icon, scale: getComputedStyle(icon).scale }));
  return { sides, icons };
}

/** Returns the parts that did not change sides, and icons that still point to the same side. */
export function notMirrored(box: HTMLElement, before: ReturnType<typeof measureSides>): string[] {
  const { left, right } = box.getBoundingClientRect();
  const moved = before.sides.flatMap(({ element, direction, start, end }) => {
    if (!element.isConnected) return []; // another element has replaced it since
    if (directionAround(element) === direction) return [];
    const rect = element.getBoundingClientRect();
    // A line that wraps elsewhere changes the width of its box: then only one edge is at its expected place.
    const off = Math.min(Math.abs(right - rect.right - start), Math.abs(rect.left - left - end));
    return off > 2 ? [`${describe(element)} is off by ${off} px`] : [];
  });
  const pointing = before.icons.flatMap(({ icon, scale }) =>
    getComputedStyle(icon).scale === scale ? [icon.getAttribute('class') ?? 'svg'] : [],
  );
  return [...moved, ...pointing];
}
