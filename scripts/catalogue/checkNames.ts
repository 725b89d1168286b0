import type { Toy } from '../../packages/storefront/src/toy.ts';
import { countOf, type Finding } from './findings.ts';

/** Returns the names that several toys have: shoppers cannot see which is which. */
export function checkNames(toys: readonly Toy[], locale: string): Finding[] {
  const keyOf = ({ toyName }: Toy) =>
    toyName.normalize('NFKC').toLocaleLowerCase(locale).replace(/\s+/g, ' ');
  const groups = Map.groupBy(toys, keyOf);
  const shared = [...groups.values()].filter((group) => group.length > 1).flat();
  if (shared.length === 0) return [];
  return [
    {
      level: 'warning',
      area: 'names',
      message: `${countOf(shared.length, 'toy')} with the name of another`,
      subjects: shared.map(({ toyId, toyName }) => ({ toyId, toyName })),
    },
  ];
}
