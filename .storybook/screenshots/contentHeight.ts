const MARGIN = 8; // CSS px, for shadows and focus rings

/**
 * Returns the height of what a story shows: what it renders, what overflows, and what it opens elsewhere. At most
 * the viewport's: content further down has its own stories.
 */
export function contentHeight() {
  const children = [...document.body.children];
  if (children.some(coversViewport)) return window.innerHeight;
  const height = Math.ceil(Math.max(1, ...children.map(bottomOf))) + MARGIN;
  return Math.min(height, window.innerHeight);
}

/** CSS px: Chromium captures little more at once. */
const MAX_HEIGHT = 12_000;

/**
 * Returns the height of what a story shows, also what continues below the viewport.
 * @throws {Error} if it does not fit into one picture
 */
export function wholeHeight() {
  const { scrollHeight } = document.documentElement;
  if (scrollHeight > MAX_HEIGHT)
    throw new Error(`It is ${scrollHeight} px tall: too tall for a picture.`);
  return scrollHeight > window.innerHeight ? scrollHeight : contentHeight();
}

const coversViewport = (element: Element) =>
  getComputedStyle(element).position === 'fixed' &&
  element.getBoundingClientRect().height >= window.innerHeight;

function bottomOf(element: Element): number {
  const { display, visibility, overflowY } = getComputedStyle(element);
  if (display === 'none' || visibility === 'hidden') return 0;
  const { width, bottom } = element.getBoundingClientRect();
  const own = width > 0 ? bottom + scrollY : 0;
  const children = overflowY === 'visible' ? [...element.children].map(bottomOf) : [];
  return Math.max(own, ...children);
}
