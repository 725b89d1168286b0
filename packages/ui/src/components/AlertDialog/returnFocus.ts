/**
 * Gives focus back to where it was before something opened over the page. If that has gone
 * (the page changed meanwhile), the page's heading takes it, so that a keyboard never starts from nowhere.
 */
export function returnFocus(opener: Element | null) {
  if (opener instanceof HTMLElement && opener !== document.body) {
    opener.focus();
    if (document.activeElement === opener) return;
  }
  document.querySelector<HTMLElement>('h1[tabindex]')?.focus();
}
