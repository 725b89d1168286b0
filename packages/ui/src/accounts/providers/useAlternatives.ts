import { useUi } from '../../UiProvider.tsx';

/** Returns names as alternatives in the page's language, such as `Google or Apple`. */
export function useAlternatives(names: readonly string[]): string {
  const { locale } = useUi();
  return new Intl.ListFormat(locale, { type: 'disjunction' }).format(names);
}
