/**
 * Replaces the value of the page's code field by a code.
 * @throws {Error} when the page has no such field
 */
export function typeCode(code: string): void {
  const fields = document.querySelectorAll<HTMLInputElement>(
    'input[autocomplete="one-time-code"]:read-write',
  );
  const field = [...fields].at(-1); // the one in the topmost dialog
  if (field === undefined) throw new Error('The page has no field for a code.');
  field.focus();
  field.setRangeText(code, 0, field.value.length, 'end');
  field.dispatchEvent(new InputEvent('input', { bubbles: true }));
}
