import { hasVisibleText } from '../../primitives/text/hasVisibleText.ts';
import type { Toy } from '../toy.ts';
import { matchToys, type ToyMatch } from './matchToys.ts';

/** Finds toys that match a text in other ways than by name; returns `undefined` while its data is loading. */
export type FindMore = (text: string) => readonly Toy[] | undefined;

/** The most toys that the box suggests. */
const MAX_SUGGESTIONS = 8;

/** Returns the toys to suggest for a text, and whether the list is complete. */
export function findToys(
  toys: readonly Toy[],
  text: string,
  findMore: FindMore = () => [],
): { matches: ToyMatch[]; complete: boolean } {
  const byName = matchToys(toys, text, MAX_SUGGESTIONS);
  const more = byName.length === MAX_SUGGESTIONS || !hasVisibleText(text) ? [] : findMore(text);
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
