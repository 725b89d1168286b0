import { supported } from '../prices/supported.ts';

const collators = new Map<string, Intl.Collator>(); // costly to create, and lists are filtered at each choice

/** Returns the comparison of names by the rules of a locale, a BCP 47 tag, and by the numbers in them. */
export function compareNames(locale: string): (a: string, b: string) => number {
  const collator =
    collators.get(locale) ?? new Intl.Collator(supported('locale', locale), { numeric: true });
  collators.set(locale, collator);
  return collator.compare;
}
