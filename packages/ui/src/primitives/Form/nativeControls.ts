export type Control = HTMLInputElement | HTMLTextAreaElement | HTMLOptionElement;

/** Returns the native controls of a field, in order: the options of a select, else the inputs that the user operates. */
export function controlsIn(root: Element | null): Control[] {
  const selector = 'input:not([type="hidden"]), textarea, option';
  if (root?.matches(selector)) return [root as Control]; // the selector has these elements only
  return [...(root?.querySelectorAll<Control>(selector) ?? [])];
}

const isOption = (control: Control): control is HTMLOptionElement => 'selected' in control;

const isTick = (control: Control): control is HTMLInputElement =>
  'type' in control && /^(radio|checkbox)$/.test(control.type);

/** Returns the values of the chosen options, radio buttons and checkboxes, and every text. */
export const shownValues = (controls: readonly Control[]): string[] =>
  controls
    .filter((control) =>
      isOption(control) ? control.selected : !isTick(control) || control.checked,
    )
    .map(({ value }) => value);

/** Returns whether controls differ from the HTML: the user or the browser changed them before React hydrated it. */
export function wereChanged(controls: readonly Control[]): boolean {
  // A select that React created has no selected option in its HTML.
  const hasSelected = controls.some((control) => isOption(control) && control.defaultSelected);
  return controls.some((control) => {
    if (isOption(control)) return hasSelected && control.selected !== control.defaultSelected;
    if (isTick(control)) return control.checked !== control.defaultChecked;
    return control.value !== control.defaultValue;
  });
}

/** Sets what the reset of a form restores. It follows the event without telling React, so ticks are set here, too. */
export function setRestored(controls: readonly Control[], isChosen: (control: Control) => boolean) {
  for (const control of controls) {
    if (isOption(control)) {
      control.defaultSelected = isChosen(control);
    } else if (isTick(control)) {
      control.defaultChecked = isChosen(control);
      control.checked = control.defaultChecked;
    }
  }
}
