/** What a list scrolls in. */
export interface ScrollArea {
  element: Element;
  /** The y of its upper edge in the window. */
  top: number;
  /** Pixels of the list that it shows at once. */
  height: number;
}

/** The nearest element around a list that scrolls, or the page. It may change with what is rendered. */
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

/** How far an area can be scrolled, in pixels. */
export const scrollEndOf = ({ element, height }: ScrollArea) => element.scrollHeight - height;
