/**
 * A ref for a page that gives way to another one at the same URL: when it is removed with the focus inside, the
 * heading of the page that follows gets the focus, which otherwise falls to `body` (WCAG 2.4.3).
 */
export function focusNextHeading(page: HTMLElement | null) {
  return () => {
    if (!page?.contains(document.activeElement)) return;
    queueMicrotask(() => {
      document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
    });
  };
}
