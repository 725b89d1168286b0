import { id } from '@shop';
import { PSEUDO_SHOP } from '../../packages/app/build/shop/pseudo/pseudoShop.ts';
import { pseudoText } from '../../packages/app/build/shop/pseudo/pseudoText.ts';
import { useLabels as useEnglishLabels } from '../../packages/ui/src/locale/useLabels.ts';

/** The kit's hook, in whose place `pseudoLabels.ts` puts this: with the pseudo shop, the English texts are pseudo texts, too. */
export const useLabels: typeof useEnglishLabels = (name, english, own) =>
  useEnglishLabels(name, id === PSEUDO_SHOP ? pseudoLabels(english) : english, own);

const known = new WeakMap<object, unknown>();

/** Each label has one pseudo label: React compares functions. */
function pseudoLabels<Label>(label: Label): Label {
  // The pseudo text of a text is one, that of a list is a list, and so on: TypeScript cannot see it.
  if (typeof label === 'string') return pseudoText(label) as Label;
  if (typeof label !== 'object' && typeof label !== 'function') return label;
  if (label === null) return label;
  if (!known.has(label)) known.set(label, pseudoOf(label));
  return known.get(label) as Label;
}

function pseudoOf(label: object): unknown {
  if (typeof label === 'function') {
    return (values: object) => pseudoText(label(values), Object.values(values).map(String));
  }
  if (Array.isArray(label)) return label.map(pseudoLabels);
  return Object.fromEntries(
    Object.entries(label).map(([key, inner]) => [key, pseudoLabels(inner)]),
  );
}
