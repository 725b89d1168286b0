/** Brings an item of a grid to the middle of the screen, with focus on its link. Answers whether it has one. */
export function focusItem(item: Element | undefined, behavior: ScrollBehavior): boolean {
  const link = item?.querySelector<HTMLElement>('a[href]');
  if (!item || !link) return false;
  // Focus first: moving it ends a smooth scroll that has already begun.
  link.focus({ preventScroll: true });
  item.scrollIntoView?.({ behavior, block: 'center' }); // jsdom has none
  return true;
}
