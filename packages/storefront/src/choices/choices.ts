import type { Toy } from '../toy.ts';
import { AGE_BANDS, ageBandsOf } from './ageBands.ts';
import { compareNames } from './compareNames.ts';

/** The values that the filters of a catalogue offer. */
export interface Choices {
  /** The seller with the most toys first, without blank ones. */
  sellers: readonly string[];
  /** In the order of the alphabet. */
  categories: readonly string[];
  /** The first years of all bands, if some toy has an age. */
  ages: readonly number[];
  /** Whether some toy says since when the shop has it. */
  hasDates: boolean;
}

export function choicesOf(catalogue: readonly Toy[], locale: string): Choices {
  const sellers = new Map<string, number>();
  const categories = new Set<string>();
  for (const { sellerName = '', category } of catalogue) {
    if (sellerName.trim()) sellers.set(sellerName, (sellers.get(sellerName) ?? 0) + 1);
    if (category !== undefined) categories.add(category);
  }
  return {
    sellers: [...sellers].toSorted(([, a], [, b]) => b - a).map(([seller]) => seller),
    categories: [...categories].toSorted(compareNames(locale)),
    ages: catalogue.some((toy) => ageBandsOf(toy).length > 0) ? AGE_BANDS : [],
    hasDates: catalogue.some(({ addedAt }) => addedAt !== undefined),
  };
}
