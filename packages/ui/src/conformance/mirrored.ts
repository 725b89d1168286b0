import { describe, isSeen } from './measureText.ts';

/** What is the same in every page: a clock, and where Swiper has moved a row of slides to. */
const SAME_EVERYWHERE = '[data-rotation], .swiper-wrapper';

/** The direction of what an element stands in: a key has its own, whatever the page's. */
const directionAround = ({ parentElement }: Element) =>
  parentElement && getComputedStyle(parentElement).direction;

/** What has a box of its own: lines of text break where their words do, in either direction. */
function hasBox(element: Element) {
  if (element.parentElement?.closest('svg') || element.closest(SAME_EVERYWHERE)) return false;
  const { display } = getComputedStyle(element);
  if (/^(?:inline|contents)$/.test(display) || !isSeen(element)) return false;
  return !(display.startsWith('inline') && isBesideWords(element));
}

/** Words decide where in their line a box stands: they keep their own direction. */
const isBesideWords = (element: Element) =>
  [...(element.parentNode?.childNodes ?? [])].some(
    (node) =>
      node !== element &&
      node.textContent?.trim() &&
      (node instanceof Text ||
        (node instanceof Element && getComputedStyle(node).display === 'inline')),
  );

/** Icons that point to where reading begins or ends. */
const POINTERS = 'svg[class*="lucide-chevron-"], svg[class*="lucide-arrow-"]';
const isPointer = (icon: Element) => /(?:left|right)\b/.test(icon.getAttribute('class') ?? '');

/** Where the parts of a component are, before its direction changes. */
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

/** What is not on the other side now, and icons that point to the same side as before. */
export function notMirrored(box: HTMLElement, before: ReturnType<typeof measureSides>): string[] {
  const { left, right } = box.getBoundingClientRect();
  const moved = before.sides.flatMap(({ element, direction, start, end }) => {
    if (!element.isConnected) return []; // it has given way to something else since
    if (directionAround(element) === direction) return [];
    const rect = element.getBoundingClientRect();
    // A line that breaks elsewhere makes its box wider or narrower: then one edge is where it should be.
    const off = Math.min(Math.abs(right - rect.right - start), Math.abs(rect.left - left - end));
    return off > 2 ? [`${describe(element)} is off by ${off} px`] : [];
  });
  const pointing = before.icons.flatMap(({ icon, scale }) =>
    getComputedStyle(icon).scale === scale ? [icon.getAttribute('class') ?? 'svg'] : [],
  );
  return [...moved, ...pointing];
}
