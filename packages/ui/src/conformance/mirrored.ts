import { isSeen } from './measureText.ts';

/** What has a box of its own: lines of text break where their words do, in either direction. */
const hasBox = (element: Element) =>
  element.parentElement?.closest('svg') === null &&
  element.closest('[data-rotation]') === null && // a clock runs the same way everywhere
  isSeen(element) &&
  !/^(?:inline|contents)$/.test(getComputedStyle(element).display);

/** Icons that point to where reading begins or ends. */
const POINTERS = 'svg[class*="lucide-chevron-"], svg[class*="lucide-arrow-"]';
const isPointer = (icon: Element) => /(?:left|right)\b/.test(icon.getAttribute('class') ?? '');

/** Where the parts of a component are, before its direction changes. */
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

/** What is not on the other side now, and icons that point to the same side as before. */
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
