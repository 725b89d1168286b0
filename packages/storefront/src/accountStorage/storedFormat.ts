import * as v from 'valibot';

const VERSION = 1;

/** Describes an item of an account: how its entries are checked and changed. */
export interface StoreDescription<Entry, Change> {
  /** The item's name in the database. No other store has it. */
  name: string;
  /** Their name in the console. */
  noun: string;
  /** Returns what is unique among the entries of an account, such as a toy's id. */
  idOf: (entry: Entry) => string;
  entrySchema: v.GenericSchema<unknown, Entry>;
  changeSchema: v.GenericSchema<unknown, Change>;
  maxEntries?: number;
  /** The entries after a change; the same array when nothing changes. */
  apply: (entries: readonly Entry[], change: Change) => readonly Entry[];
}

export interface ParsedEntries<Entry> {
  /** The readable entries; `undefined` if the value is not of this version. */
  entries?: readonly Entry[];
  /** The reason why something cannot be read, for the console. */
  problem?: string;
}

/** Returns the stored value of entries. */
export function formatEntries<Entry>(entries: readonly Entry[]) {
  return { version: VERSION, entries };
}

/** Reads a stored value, which may be anything. Invalid entries are left out; of entries with the same id the first stays. */
export function parseEntries<Entry>(
  stored: unknown,
  {
    noun,
    idOf,
    entrySchema,
    maxEntries = Number.POSITIVE_INFINITY,
  }: Pick<StoreDescription<Entry, never>, 'noun' | 'idOf' | 'entrySchema' | 'maxEntries'>,
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
    const id = idOf(result.output);
    if (entries.has(id)) problem ??= `id of entry ${position}: is there already`;
    else if (entries.size === maxEntries) problem ??= `entry ${position}: too many`;
    else entries.set(id, result.output);
  }
  return { entries: [...entries.values()], ...(problem !== undefined && { problem }) };
}
