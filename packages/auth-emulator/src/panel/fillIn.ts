const CODE_FIELDS = 'input[autocomplete~="one-time-code"]:read-write';

/** The types of `<input>` into which a person types a code. */
const TYPES = ['text', 'tel', 'number', 'password', 'search'];

/**
 * Types a code into the focused field, else into the page's first field for a code.
 * @throws {Error} if the page has neither
 */
export function fillIn(code: string): void {
  const field = focusedField() ?? [...document.querySelectorAll(CODE_FIELDS)].find(isReachable);
  if (!(field instanceof HTMLInputElement)) throw new Error('The page has no field for a code.');
  field.focus();
  setValue(field, code);
  field.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true }));
  field.dispatchEvent(new Event('change', { bubbles: true }));
}

function focusedField(): HTMLInputElement | undefined {
  let active = document.activeElement;
  while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement;
  if (!(active instanceof HTMLInputElement) || active.readOnly) return undefined;
  return TYPES.includes(active.type) ? active : undefined;
}

/** Whether a field is shown, and not behind a modal dialog. */
const isReachable = (field: Element) =>
  field.checkVisibility({ visibilityProperty: true }) &&
  field.closest('[inert], [aria-hidden="true"]') === null;

/** Sets a field's value by the prototype's setter: frameworks that replace it on the element notice the change. */
function setValue(field: HTMLInputElement, value: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, value);
}
