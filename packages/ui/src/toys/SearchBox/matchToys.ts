import type { Toy } from '../toy.ts';
import { foldText } from './foldText.ts';

/** A toy whose name contains the text, and the matching part of the name: `[start, end)` in UTF-16 units. */
export interface ToyMatch {
  toy: Toy;
  start: number;
  end: number;
}

const foldedNames = new WeakMap<Toy, string>();

/**
 * Returns the toys whose name contains the text, ignoring case and accents: first those in which a word starts with it,
 * each group in the catalogue's order. An empty text matches nothing.
 */
export function matchToys(toys: readonly Toy[], text: string, limit = 8): ToyMatch[] {
  const wanted = fold(text).trim();
  if (wanted === '') return [];
  const atWordStart: ToyMatch[] = [];
  const insideWord: ToyMatch[] = [];
  for (const toy of toys) {
    if (atWordStart.length === limit) break;
    const name = foldedName(toy);
    const first = name.indexOf(wanted);
    if (first === -1) continue;
    const wordStart = indexAtWordStart(name, wanted, first);
    if (wordStart !== -1) atWordStart.push(matchAt(toy, wordStart, wanted.length));
    else if (insideWord.length < limit) insideWord.push(matchAt(toy, first, wanted.length));
  }
  return [...atWordStart, ...insideWord].slice(0, limit);
}

/** Folds a text, with single spaces. */
const fold = (text: string): string => foldText(text).replace(/\s+/gu, ' ');

function foldedName(toy: Toy): string {
  let folded = foldedNames.get(toy);
  if (folded === undefined) {
    folded = fold(toy.toyName);
    foldedNames.set(toy, folded);
  }
  return folded;
}

function indexAtWordStart(name: string, wanted: string, from: number): number {
  for (let index = from; index !== -1; index = name.indexOf(wanted, index + 1)) {
    const before = name.slice(Math.max(0, index - 2), index); // any letter has two units at most
    if (!/[\p{L}\p{N}']$/u.test(before)) return index;
  }
  return -1;
}

/** Folding changes lengths, so this searches the original name, by whole visible characters. */
function matchAt(toy: Toy, foldedStart: number, foldedLength: number): ToyMatch {
  let start = 0;
  let end = 0;
  let folded = 0;
  let last = '';
  const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });
  for (const { segment, index } of graphemes.segment(toy.toyName)) {
    if (folded <= foldedStart) start = index;
    if (folded >= foldedStart + foldedLength) break;
    const own = fold(segment);
    if (own !== ' ' || last !== ' ') folded += own.length; // consecutive spaces become one
    if (own !== '') last = own;
    end = index + segment.length;
  }
  return { toy, start, end };
}
