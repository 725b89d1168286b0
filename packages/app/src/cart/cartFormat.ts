import * as v from 'valibot';
import type { CartEntry } from './cartEntries.ts';

const VERSION = 1;

const integer = (min: number, max: number) =>
  v.pipe(v.number(), v.integer(), v.minValue(min), v.maxValue(max));

/** The limits are the catalogue's (`toySchema`): what can be put into a cart can be read again. */
const entrySchema = v.object({
  toyId: v.pipe(v.string(), v.nonEmpty(), v.maxLength(300)),
  toyName: v.pipe(v.string(), v.nonEmpty(), v.maxLength(300)),
  pictureURL: v.pipe(v.string(), v.maxLength(2_000)),
  price: integer(0, 100_000_000), // cents
  available: integer(1, 1_000_000),
  quantity: integer(1, 1_000_000),
});

export interface ParsedCart {
  /** The entries that can be read; `undefined` when the text is no cart of this version. */
  entries?: readonly CartEntry[];
  /** Why something cannot be read, for the console. */
  problem?: string;
}

/** The text that is stored for a cart. */
export function formatCart(entries: readonly CartEntry[]): string {
  return JSON.stringify({ version: VERSION, entries });
}

/** Reads a stored text, which may be anything. A bad entry is left out; of entries with the same id the first stays. */
export function parseCart(text: string): ParsedCart {
  let cart: { version?: unknown; entries?: unknown };
  try {
    cart = Object(JSON.parse(text));
  } catch {
    return { problem: 'it is not JSON' };
  }
  const list: unknown = cart.entries;
  if (cart.version !== VERSION || !Array.isArray(list)) {
    return { problem: `it is no cart of version ${VERSION}` };
  }
  const entries = new Map<string, CartEntry>();
  let problem: string | undefined;
  for (const [position, value] of list.entries()) {
    const result = v.safeParse(entrySchema, value);
    if (!result.success) {
      const [issue] = result.issues;
      problem ??= `${v.getDotPath(issue) ?? 'entry'} of entry ${position}: ${issue.message}`;
    } else if (result.output.quantity > result.output.available) {
      problem ??= `quantity of entry ${position}: more than were available`;
    } else if (entries.has(result.output.toyId)) {
      problem ??= `toyId of entry ${position}: is there already`;
    } else {
      entries.set(result.output.toyId, result.output);
    }
  }
  return { entries: [...entries.values()], ...(problem !== undefined && { problem }) };
}
