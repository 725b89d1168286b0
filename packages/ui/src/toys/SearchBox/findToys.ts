import type { Toy } from '../toy.ts';
import { matchToys, type ToyMatch } from './matchToys.ts';

/** Finds toys that match a text in other ways than by their name containing it; nothing while that is not known yet. */
export type FindMore = (text: string) => readonly Toy[] | undefined;

/** How many toys are offered. */
const MAX_SUGGESTIONS = 8;

/** The toys to offer for a text, and whether there are no others to wait for. */
export function findToys(
  toys: readonly Toy[],
  text: string,
  findMore: FindMore = () => [],
): { matches: ToyMatch[]; complete: boolean } {
  const byName = matchToys(toys, text, MAX_SUGGESTIONS);
  const more = byName.length === MAX_SUGGESTIONS || text.trim() === '' ? [] : findMore(text);
  const matches = new Map(byName.map((match) => [match.toy.toyId, match]));
  for (const toy of more ?? []) {
    if (matches.size === MAX_SUGGESTIONS) break;
    if (matches.has(toy.toyId)) continue;
    matches.set(toy.toyId, matchToys([toy], text, 1)[0] ?? { toy, start: 0, end: 0 });
  }
  return {
    matches: [...matches.values()],
    complete: more !== undefined,
  };
}
