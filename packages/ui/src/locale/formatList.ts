/**
 * Returns several texts as one: `red, blue, green`, in German `red, blue und green`; as a choice `red, blue, or green`.
 */
export function formatList(
  locale: string,
  texts: readonly string[],
  type?: 'conjunction' | 'disjunction',
): string {
  return new Intl.ListFormat(locale, { style: 'narrow', type }).format(texts);
}
