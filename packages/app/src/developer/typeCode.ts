/**
 * Types a code into the field for one on the page, in place of what is there.
 * @throws {Error} when no field waits for one
 */
export function typeCode(code: string): void {
  const fields = document.querySelectorAll<HTMLInputElement>(
    'input[autocomplete="one-time-code"]:read-write',
  );
  const field = [...fields].at(-1); // in the dialog on top
  if (field === undefined) throw new Error('No field on the page waits for a code.');
  field.focus();
  field.setRangeText(code, 0, field.value.length, 'end');
  field.dispatchEvent(new InputEvent('input', { bubbles: true }));
}
