import * as v from 'valibot';
import type { StoreName } from './database.ts';

const VERSION = 1;

/** What is stored of a toy. Ids are unique among the entries of an account. */
export interface StoredEntry {
  toyId: string;
}

/** What an account stores under a name: what entries are, how they are checked, and what changes them. */
export interface StoreDescription<Entry extends StoredEntry, Change> {
  name: StoreName;
  /** What they are called in the console. */
  noun: string;
  entrySchema: v.GenericSchema<unknown, Entry>;
  changeSchema: v.GenericSchema<unknown, Change>;
  maxEntries?: number;
  /** The entries after a change; the same array when nothing changes. */
  apply: (entries: readonly Entry[], change: Change) => readonly Entry[];
}

export interface ParsedEntries<Entry> {
  /** The readable entries; `undefined` if the value is not of this version. */
  entries?: readonly Entry[];
  /** Why something cannot be read, for the console. */
  problem?: string;
}

/** The value that is stored for entries. */
export function formatEntries<Entry extends StoredEntry>(entries: readonly Entry[]) {
  return { version: VERSION, entries };
}

/** Reads a stored value, which may be anything. A bad entry is left out; of entries with the same id the first stays. */
export function parseEntries<Entry extends StoredEntry>(
  stored: unknown,
  {
    noun,
    entrySchema,
    maxEntries = Number.POSITIVE_INFINITY,
  }: Pick<StoreDescription<Entry, never>, 'noun' | 'entrySchema' | 'maxEntries'>,
): ParsedEntries<Entry> {
  const { version, entries: list }: { version?: unknown; entries?: unknown } = Object(stored);
  if (version !== VERSION || !Array.isArray(list)) {
    return { problem: `it is no ${noun} of version ${VERSION}` };
  }
  const entries = new Map<string, Entry>();
  let problem: string | undefined;
  for (const [position, value] of list.entries()) {
    const result = v.safeParse(entrySchema, value);
    if (!result.success) {
      const [issue] = result.issues;
      problem ??= `${v.getDotPath(issue) ?? 'entry'} of entry ${position}: ${issue.message}`;
      continue;
    }
    const entry = result.output;
    if (entries.has(entry.toyId)) problem ??= `toyId of entry ${position}: is there already`;
    else if (entries.size === maxEntries) problem ??= `entry ${position}: too many`;
    else entries.set(entry.toyId, entry);
  }
  return { entries: [...entries.values()], ...(problem !== undefined && { problem }) };
}
