import { formatList } from '../../locale/formatList.ts';
import { useUi } from '../../UiProvider.tsx';

/** Returns names as alternatives in the page's language, such as `Google or Apple`. */
export function useAlternatives(names: readonly string[]): string {
  const { locale } = useUi();
  return formatList(locale, names, 'disjunction');
}
