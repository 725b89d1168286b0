/** Returns the text of a form's field, as typed. */
export function getFieldText(form: HTMLFormElement, field: string): string {
  const value = new FormData(form).get(field);
  return typeof value === 'string' ? value : '';
}
