/** Scrolls an item of a grid to the middle of the screen and focuses its link. Returns whether it has one. */
export function focusItem(item: Element | undefined, behavior: ScrollBehavior): boolean {
  const link = item?.querySelector<HTMLElement>('a[href]');
  if (!item || !link) return false;
  // Focus first: moving it ends a smooth scroll that is already running.
  link.focus({ preventScroll: true });
  item.scrollIntoView?.({ behavior, block: 'center' }); // jsdom does not implement it
  return true;
}
