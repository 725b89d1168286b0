import { id } from '@shop';
import { PSEUDO_SHOP } from '../../../packages/app/build/shop/pseudo/pseudoShop.ts';
import { pseudoText } from '../../../packages/app/build/shop/pseudo/pseudoText.ts';
import { useLabels as useEnglishLabels } from '../../../packages/ui/src/locale/useLabels.ts';

/** Replaces the kit's hook (see `pseudoLabels.ts`): with the pseudo shop, the English texts become pseudo texts, too. */
export const useLabels: typeof useEnglishLabels = (name, english, own) =>
  useEnglishLabels(name, id === PSEUDO_SHOP ? pseudoLabels(english) : english, own);

const known = new WeakMap<object, unknown>();

/** Returns the same pseudo label for the same label: React compares functions. */
function pseudoLabels<Label>(label: Label): Label {
  // A pseudo text has the type of its text, a pseudo list that of its list, and so on: TypeScript cannot infer it.
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
