import type { Toy } from '../toy.ts';

/*
 * A link reaches a shop through messengers and mail programs, which may take the punctuation of the sentence around it as
 * part of it, wrap it, or encode it twice. What a shop knows by that exact name always wins: ids may be any text.
 */

/** Line breaks, with the `=` and `>` that mail programs write around them, and characters that no reader sees. */
const WRAPS = /=?\s[\s>]*|[\p{Cc}\p{Default_Ignorable_Code_Point}]/gu;
const UP_TO_PUNCTUATION = /^.*[^\p{P}<>|~`=]/su;

/** Returns a value of a link without wrapped lines and the punctuation after it; empty if it has nothing else. */
export const bareValue = (value: string): string =>
  UP_TO_PUNCTUATION.exec(value.replace(WRAPS, ''))?.[0] ?? '';

/** Returns what a value was before it was encoded once more. */
const decoded = (value: string) =>
  new URLSearchParams(`v=${value.replaceAll('&', '%26')}`).get('v') ?? '';

/** Returns a function that finds the known value that a link means; `undefined` without one. */
export function findKnown(known: Iterable<string>): (value: string) => string | undefined {
  const exact = new Set(known);
  let bare: Map<string, string> | undefined;
  return (value) => {
    if (exact.has(value)) return value;
    bare ??= new Map([...exact].reverse().map((each) => [bareValue(each), each]));
    bare.delete('');
    return bare.get(bareValue(value)) ?? bare.get(bareValue(decoded(value)));
  };
}

/** Returns the toy with this id, or else the one that a link means by it. */
export function findToy(toys: readonly Toy[], id = ''): Toy | undefined {
  const toyId = findKnown(toys.map((toy) => toy.toyId))(id);
  return toys.find((toy) => toy.toyId === toyId);
}
