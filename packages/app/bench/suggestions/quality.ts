import type { Toy } from '@toystore/ui';
import { matchToys } from '../../../ui/src/toys/SearchBox/matchToys.ts';
import type { Query, QueryGroup } from './queries.ts';

type FindMore = (text: string) => readonly Toy[];

const PLACES = 8; // the search box's

/** What the search box offers: the toys whose name contains the text, then what else is found while places are left. */
export function suggestionsFor(toys: readonly Toy[], text: string, findMore: FindMore): Toy[] {
  const matches = matchToys(toys, text, PLACES).map(({ toy }) => toy);
  if (matches.length === PLACES) return matches;
  return [...new Set([...matches, ...findMore(text)])].slice(0, PLACES);
}

/** How many of the queries are answered well, in per cent. */
export function shareAnswered(
  toys: readonly Toy[],
  { queries, wants }: QueryGroup,
  findMore: FindMore,
): number {
  const isAnswered = ({ text, isWanted }: Query) => {
    const offered = suggestionsFor(toys, text, findMore);
    if (wants === 'at most one') return offered.length <= 1;
    if (wants === 'one of them') return offered.some(isWanted);
    const found = offered.slice(matchToys(toys, text, PLACES).length);
    return offered.some(isWanted) && found.every(isWanted);
  };
  return (100 * queries.filter(isAnswered).length) / queries.length;
}
