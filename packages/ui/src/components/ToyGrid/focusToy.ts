/**
 * Goes to a toy in a `ToyGrid` on the page: scrolls its card into view and focuses its link.
 * For event handlers. Returns whether the toy is there.
 */
export function focusToy(toyId: string): boolean {
  const link = document.getElementById(`toy-${toyId}`)?.querySelector<HTMLElement>('a[href]');
  if (!link) return false;
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
  // Focus first: moving it ends a smooth scroll that has already begun.
  link.focus({ preventScroll: true });
  link.closest('li')?.scrollIntoView({ behavior: still ? 'instant' : 'smooth', block: 'center' });
  return true;
}
