/** The element that scrolls a list. */
export interface ScrollArea {
  element: Element;
  /** The y of its upper edge in the window. */
  top: number;
  /** The height in pixels that it shows at once. */
  height: number;
}

/** Returns the nearest ancestor of a list that scrolls, or the page. It can change when other content is rendered. */
export function scrollAreaOf(list: Element): ScrollArea {
  let element = list.parentElement;
  for (; element && element !== document.body; element = element.parentElement) {
    const { clientHeight: height, clientTop } = element;
    if (element.scrollHeight <= height) continue;
    if (/auto|scroll/.test(getComputedStyle(element).overflowY)) {
      return { element, top: element.getBoundingClientRect().top + clientTop, height };
    }
  }
  return { element: document.documentElement, top: 0, height: innerHeight };
}

/** Returns an area's maximum scroll offset, in pixels. */
export const scrollEndOf = ({ element, height }: ScrollArea) => element.scrollHeight - height;
