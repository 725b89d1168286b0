/*
 * A prerendered page can be clicked before its code has loaded. Links and fields work without it; a button does not.
 * So buttons that were clicked too early are clicked again after hydration.
 */

const NAME = 'toystoreClicked';

/** The inline script of a prerendered page that records clicks on buttons. Enter in a field triggers such a click, too. */
export const clickReplayScript = `window.${NAME}=[];addEventListener("click",e=>{let b=e.target.closest("button");b&&window.${NAME}?.push(b)},true)`;

/** Stops the recording. Returns each button once: a visitor who clicked again because nothing happened wants one action. */
export function stopClickReplay(): HTMLElement[] {
  const clicked: unknown = Reflect.get(window, NAME);
  Reflect.deleteProperty(window, NAME);
  if (!Array.isArray(clicked)) return [];
  return [...new Set(clicked)].filter((button) => button instanceof HTMLElement);
}

/**
 * Clicks a button again. A button that opens a window (`data-opens-window`) only gets the focus once the browser no longer
 * accepts the visitor's click as the cause, because it would block the window. A button that opens a dialog is ignored if
 * the focus has moved elsewhere: the dialog would interrupt what the visitor does now.
 */
export function replayClick(button: HTMLElement): void {
  const { activeElement, body } = document;
  const isElsewhere = activeElement !== button && activeElement !== body; // in Safari a click focuses no button
  if (isElsewhere && button.getAttribute('aria-haspopup') === 'dialog') return;
  const isStale = navigator.userActivation?.isActive === false;
  if (isStale && button.dataset.opensWindow !== undefined) button.focus();
  else button.click();
}
