/*
 * A prerendered page can be clicked before its code has come. Links and fields work by themselves; a button does not.
 * So buttons that were clicked too early are clicked again after hydration.
 */

const NAME = 'toystoreClicked';

/** The inline script of a prerendered page that records clicks on buttons. Enter in a field is such a click, too. */
export const clickReplayScript = `window.${NAME}=[];addEventListener("click",e=>{let b=e.target.closest("button");b&&window.${NAME}?.push(b)},true)`;

/** Ends the recording. Each button is returned once: who saw nothing happen and clicked again wants it once. */
export function stopClickReplay(): HTMLElement[] {
  const clicked: unknown = Reflect.get(window, NAME);
  Reflect.deleteProperty(window, NAME);
  if (!Array.isArray(clicked)) return [];
  return [...new Set(clicked)].filter((button) => button instanceof HTMLElement);
}

/**
 * Clicks a button again. One that opens a window (`data-opens-window`) only gets the focus when the browser no longer
 * takes the visitor's click for the cause, as it would block the window. One that opens a dialog is left alone when the
 * focus is elsewhere by now: nothing opens over what somebody does since.
 */
export function replayClick(button: HTMLElement): void {
  const { activeElement, body } = document;
  const isElsewhere = activeElement !== button && activeElement !== body; // in Safari a click focuses no button
  if (isElsewhere && button.getAttribute('aria-haspopup') === 'dialog') return;
  const isStale = navigator.userActivation?.isActive === false;
  if (isStale && button.dataset.opensWindow !== undefined) button.focus();
  else button.click();
}
