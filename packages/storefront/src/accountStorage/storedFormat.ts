import * as v from 'valibot';

const VERSION = 1;
const MAX_APPLIED = 100; // a change is appended again at once, after few others

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

/** Returns the stored value of entries, with the ids of the changes that were applied last. */
export function formatEntries<Entry>(entries: readonly Entry[], applied?: ReadonlySet<number>) {
  return {
    version: VERSION,
    entries,
    ...(applied && { applied: [...applied].slice(-MAX_APPLIED) }),
  };
}

/** Returns the ids of applied changes in a stored value, which may be anything. */
export function parseApplied(stored: unknown): Set<number> {
  const { applied }: { applied?: unknown } = Object(stored);
  return new Set(Array.isArray(applied) ? applied.filter((id) => typeof id === 'number') : []);
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
