import type { Toy } from '../../packages/storefront/src/toy.ts';
import { countOf, type Finding, groupBy } from './findings.ts';

/** Returns the names that several toys have: shoppers cannot see which is which. */
export function checkNames(toys: readonly Toy[], locale: string): Finding[] {
  const keyOf = ({ toyName }: Toy) =>
    toyName.normalize('NFKC').toLocaleLowerCase(locale).replace(/\s+/g, ' ');
  const shared = groupBy(toys, keyOf).filter((group) => group.length > 1);
  if (shared.length === 0) return [];
  return [
    {
      level: 'warning',
      area: 'names',
      message: `${countOf(shared.flat().length, 'toy')} with the name of another`,
      subjects: shared.flat().map(({ toyId, toyName }) => ({ toyId, toyName })),
    },
  ];
}
