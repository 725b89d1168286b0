/** Whether an element is there for somebody who looks at the page. */
export function isSeen(element: Element): boolean {
  if (element.closest('[inert], [aria-hidden="true"]')) return false;
  if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return false;
  const { width, height } = element.getBoundingClientRect();
  return width > 1 && height > 1; // one pixel is for screen readers only
}

/** What an element is, for a message. */
export const describe = (element: Element) =>
  `${element.localName}.${[...element.classList].join('.')} “${element.textContent?.trim().slice(0, 12)}”`;

/** What sticks out of its box to the side, so that the page would have to be scrolled sideways. */
export function overflowing(box: HTMLElement): string[] {
  if (box.scrollWidth <= box.clientWidth) return [];
  const { right } = box.getBoundingClientRect();
  const outside = [...box.querySelectorAll('*')].filter(
    (element) => isSeen(element) && element.getBoundingClientRect().right > right + 1,
  );
  return [`${box.scrollWidth} px: ${outside.slice(-2).map(describe).join(', ')}`];
}

/** Texts that something cuts off, on any side. */
export function cutOff(box: HTMLElement): string[] {
  const range = box.ownerDocument.createRange();
  const walker = box.ownerDocument.createTreeWalker(box, NodeFilter.SHOW_TEXT);
  const found: string[] = [];
  while (walker.nextNode()) {
    const parent = walker.currentNode.parentElement;
    if (!parent || !walker.currentNode.textContent?.trim() || !isSeen(parent)) continue;
    range.selectNodeContents(walker.currentNode);
    const text = range.getBoundingClientRect();
    for (
      let element: Element | null = parent;
      element && element !== box;
      element = element.parentElement
    ) {
      const { overflowX, overflowY, clipPath, webkitLineClamp } = getComputedStyle(element);
      const edge = element.getBoundingClientRect();
      // For screen readers only, or shortened on purpose: a page of its own has the rest.
      if (clipPath !== 'none' || webkitLineClamp !== 'none') break;
      const cutSideways =
        overflowX !== 'visible' && (text.left < edge.left - 1 || text.right > edge.right + 1);
      // A line's box is taller than its characters: a few pixels of it may be missing.
      const cutBelow =
        overflowY !== 'visible' && (text.top < edge.top - 4 || text.bottom > edge.bottom + 4);
      if (cutSideways || cutBelow) found.push(`${describe(parent)} by ${describe(element)}`);
    }
  }
  return found;
}
