/**
 * A `ref` for an alert that may be far from the button that caused it: scrolls to the alert, but only if the focus is
 * in the alert's form or section.
 */
export function bringIntoView(alert: HTMLElement | null) {
  if (alert?.closest('form, section')?.contains(document.activeElement)) {
    alert.scrollIntoView?.({ block: 'nearest' }); // jsdom does not implement it
  }
}
