import * as v from 'valibot';
import type { StoreName } from './storedItems.ts';

const VERSION = 1;

/** What is stored of a toy. Ids are unique among the entries of an account. */
export interface StoredEntry {
  toyId: string;
}

/** What entries are, and how they are checked. */
interface EntryFormat<Entry extends StoredEntry> {
  /** What they are called in the console. */
  noun: string;
  entrySchema: v.GenericSchema<unknown, Entry>;
  /** Why an entry of that shape is wrong all the same. */
  problemOf?: (entry: Entry) => { field: keyof Entry & string; reason: string } | undefined;
  maxEntries?: number;
}

/** What an account stores. */
export interface StoreDescription<Entry extends StoredEntry, Change> extends EntryFormat<Entry> {
  name: StoreName;
  /** The entries after a change; the same array when nothing changes. */
  apply: (entries: readonly Entry[], change: Change) => readonly Entry[];
}

export interface ParsedEntries<Entry> {
  /** The entries that can be read; `undefined` when the text has none of this version. */
  entries?: readonly Entry[];
  /** Why something cannot be read, for the console. */
  problem?: string;
}

/** The text that is stored for entries. */
export function formatEntries(entries: readonly StoredEntry[]): string {
  return JSON.stringify({ version: VERSION, entries });
}

/** Reads a stored text, which may be anything. A bad entry is left out; of entries with the same id the first stays. */
export function parseEntries<Entry extends StoredEntry>(
  text: string,
  { noun, entrySchema, problemOf, maxEntries = Number.POSITIVE_INFINITY }: EntryFormat<Entry>,
): ParsedEntries<Entry> {
  let stored: { version?: unknown; entries?: unknown };
  try {
    stored = Object(JSON.parse(text));
  } catch {
    return { problem: 'it is not JSON' };
  }
  const list: unknown = stored.entries;
  if (stored.version !== VERSION || !Array.isArray(list)) {
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
    const wrong = problemOf?.(entry);
    if (wrong !== undefined) problem ??= `${wrong.field} of entry ${position}: ${wrong.reason}`;
    else if (entries.has(entry.toyId)) problem ??= `toyId of entry ${position}: is there already`;
    else if (entries.size === maxEntries) problem ??= `entry ${position}: too many`;
    else entries.set(entry.toyId, entry);
  }
  return { entries: [...entries.values()], ...(problem !== undefined && { problem }) };
}
