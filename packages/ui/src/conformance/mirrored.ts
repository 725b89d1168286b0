import { isSeen } from './measureText.ts';

/** Returns whether an element has its own box: lines of text wrap by their words in either direction. */
const hasBox = (element: Element) =>
  element.parentElement?.closest('svg') === null &&
  element.closest('[data-rotation]') === null && // a clock runs clockwise everywhere
  isSeen(element) &&
  !/^(?:inline|contents)$/.test(getComputedStyle(element).display);

/** Icons that point to the start or the end of a line. */
const POINTERS = 'svg[class*="lucide-chevron-"], svg[class*="lucide-arrow-"]';
const isPointer = (icon: Element) => /(?:left|right)\b/.test(icon.getAttribute('class') ?? '');

/** Records the positions of a component's parts before its direction changes. */
export function measureSides(box: HTMLElement) {
  const { left, right } = box.getBoundingClientRect();
  const sides = [...box.querySelectorAll('*')].filter(hasBox).map((element) => {
    const rect = element.getBoundingClientRect();
    return { element, start: rect.left - left, end: right - rect.right };
  });
  const icons = [...box.querySelectorAll(POINTERS)]
    .filter((icon) => isPointer(icon) && isSeen(icon))
    .map((icon) => ({ icon, scale: getComputedStyle(icon).scale }));
  return { sides, icons };
}

/** Returns the parts that did not change sides, and icons that still point to the same side. */
export function notMirrored(box: HTMLElement, before: ReturnType<typeof measureSides>): string[] {
  const { left, right } = box.getBoundingClientRect();
  const moved = before.sides.flatMap(({ element, start, end }) => {
    const rect = element.getBoundingClientRect();
    const off = Math.max(Math.abs(right - rect.right - start), Math.abs(rect.left - left - end));
    return off > 2 ? [`${element.localName}.${element.getAttribute('class')} by ${off} px`] : [];
  });
  const pointing = before.icons.flatMap(({ icon, scale }) =>
    getComputedStyle(icon).scale === scale ? [icon.getAttribute('class') ?? 'svg'] : [],
  );
  return [...moved, ...pointing];
}
