import type { Toy } from '../toy.ts';

/** A toy whose name holds the text, and which part of the name does: `[start, end)` in UTF-16 units. */
export interface ToyMatch {
  toy: Toy;
  start: number;
  end: number;
}

const foldedNames = new WeakMap<Toy, string>();
const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/**
 * The toys whose name contains the text, whatever its case and accents: first those where a word
 * starts with it, each group in the catalogue's order. No text, no toys.
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

/** Without case, accents, what nobody sees, and the ways to write a blank or an apostrophe. */
function fold(text: string): string {
  // Most names have nothing else to fold, and there may be 100,000 of them.
  if (/^[ -~]*$/.test(text) && !text.includes('  ')) return text.toLowerCase();
  return text
    .normalize('NFD')
    .replace(/[\p{Mn}\p{Cf}]/gu, '')
    .replace(/\s+/gu, ' ')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll('ς', 'σ')
    .replaceAll('’', "'");
}

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
    const before = name.slice(Math.max(0, index - 2), index); // whatever the letter: it has two units at most
    if (!/[\p{L}\p{N}']$/u.test(before)) return index;
  }
  return -1;
}

/** Folding changes lengths, so the place is found again in the name, in whole visible characters. */
function matchAt(toy: Toy, foldedStart: number, foldedLength: number): ToyMatch {
  let start = 0;
  let end = 0;
  let folded = 0;
  let last = '';
  for (const { segment, index } of graphemes.segment(toy.toyName)) {
    if (folded <= foldedStart) start = index;
    if (folded >= foldedStart + foldedLength) break;
    const own = fold(segment);
    if (own !== ' ' || last !== ' ') folded += own.length; // several blanks are one
    if (own !== '') last = own;
    end = index + segment.length;
  }
  return { toy, start, end };
}
