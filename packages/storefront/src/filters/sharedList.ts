import type { Toy } from '../toy.ts';
import { bareValue } from './linkValues.ts';

/*
 * A list of toys in an address, as someone shares it: their ids, joined by a point, which an encoded query leaves as it is.
 */

/** How many toys of a list a link has and the shop shows. */
const MAX_IDS = 50;
/** The longest address that browsers, mail programs and messengers treat as one link. */
const MAX_ADDRESS_CHARACTERS = 2_000;

const SEPARATOR = '.';

/** Returns the value of the query's parameter. */
export const formatList = (ids: readonly string[]): string =>
  ids.map((id) => id.replaceAll('%', '%25').replaceAll(SEPARATOR, '%2E')).join(SEPARATOR);

/**
 * Reads the parameter, which may be anything: its ids, each once, without empty ones.
 * @returns `undefined` without the parameter
 */
export function readList(value: string | null): string[] | undefined {
  const ids = value
    ?.split(SEPARATOR)
    .map((id) => id.replaceAll('%2E', SEPARATOR).replaceAll('%25', '%'))
    .filter((id) => id.trim() !== '');
  return ids && [...new Set(ids)];
}

/** Returns the ids of a list whose toys the shop shows: its first 50. A link that was made by hand may have more. */
export const shownIds = (ids: readonly string[]): readonly string[] => ids.slice(0, MAX_IDS);

/** Characters that no id contains, unless it is in the catalogue. */
const UNREADABLE = /[^\P{P}\-_.:/#&@]|[<>=\uFFFD]/u;

/** The entries of a list that are no toys of the catalogue. */
export interface UnknownEntries {
  /** How many are toys that the shop no longer has. */
  gone: number;
  /** How many cannot be read. */
  unreadable: number;
}

/** Counts the entries of a list that are no toys of the catalogue. */
export function countUnknown(ids: readonly string[], catalogue: readonly Toy[]): UnknownEntries {
  const known = new Set(catalogue.map(({ toyId }) => toyId));
  const unknown = ids.filter((id) => !known.has(id));
  const unreadable = unknown.filter((id) => UNREADABLE.test(bareValue(id))).length;
  return { gone: unknown.length - unreadable, unreadable };
}

/** A link to a list, and how many of its toys had no place in it. */
export interface SharedLink {
  url: string;
  leftOut: number;
}

/**
 * Returns a link that shows a list of toys to anyone: the first 50 of them, as far as 2,000 characters take them.
 * @param page the absolute URL of all toys, without a query
 */
export function sharedLink(page: string, ids: readonly string[]): SharedLink {
  const linkTo = (count: number) =>
    `${page}?${new URLSearchParams({ list: formatList(ids.slice(0, count)) })}`;
  let count = Math.min(ids.length, MAX_IDS);
  while (count > 0 && linkTo(count).length > MAX_ADDRESS_CHARACTERS) count--;
  return { url: count > 0 ? linkTo(count) : page, leftOut: ids.length - count };
}
