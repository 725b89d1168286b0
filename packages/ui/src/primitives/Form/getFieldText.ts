/** The text of one field of a form, as typed. */
export function getFieldText(form: HTMLFormElement, field: string): string {
  const value = new FormData(form).get(field);
  return typeof value === 'string' ? value : '';
}
