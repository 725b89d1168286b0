/**
 * For an alert that may be far from the button that it answers: a `ref` that scrolls to it. Only moves the page for
 * somebody who is using the alert's form or section.
 */
export function bringIntoView(alert: HTMLElement | null) {
  if (alert?.closest('form, section')?.contains(document.activeElement)) {
    alert.scrollIntoView?.({ block: 'nearest' }); // jsdom has none
  }
}
