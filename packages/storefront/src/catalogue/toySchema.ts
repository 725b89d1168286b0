import * as v from 'valibot';
import { MAX_AMOUNT, toMinorUnits } from '../prices/prices.ts';
import type { Toy } from '../toy.ts';
import { CatalogueError } from './catalogueError.ts';
import { amount, list, MAX_ENTRIES, text, words } from './fieldSchemas.ts';
import { safetyEntries, safetyFields } from './safetySchemas.ts';

const MAX_CHARACTERS = 300;
const MAX_QUANTITY = 1_000_000;
const MAX_URL_CHARACTERS = 2_000;
const MAX_BADGE_CHARACTERS = 60;

const entries = {
  badges: text(MAX_BADGE_CHARACTERS),
  morePictureURLs: text(MAX_URL_CHARACTERS),
  ...safetyEntries,
};
const count = v.pipe(amount(MAX_QUANTITY), v.integer('must be a whole number'));
const wholeId = v.check<number, string>(
  (id) => Math.abs(id) <= Number.MAX_SAFE_INTEGER,
  'must be a text, because it has more digits than a number keeps',
);
const priceIn = (currency: string | undefined) =>
  v.pipe(
    amount(MAX_AMOUNT, ': write it in whole units, such as 34.95 dollars, not in cents'),
    v.transform((price) => toMinorUnits(price, currency)),
  );

/**
 * Converts a record of the catalogue into a toy: an id may be a number or a string, and becomes a string; a price is in dollars,
 * and is converted to minor units only here.
 *
 * Values beyond a limit are invalid: id, name and seller have at most 300 characters, the description 20,000, a picture's URL
 * 2,000; the price is at most 1,000,000,000, the quantity
 * 1,000,000; a list has at most 20 entries, a badge 60 characters. Nothing is cut off:
 * half a text or URL has another meaning. A number with more digits than JavaScript stores is not an id, because it may be
 * another toy's.
 *
 * Id, name, price and quantity are required. A text without a visible character is invalid, unless it is empty and optional;
 * joiners inside of a text stay.
 */
const toySchema = (currency: string | undefined) =>
  v.object(
    {
      toyId: v.pipe(
        v.union(
          [v.pipe(v.number(), v.finite('must be a number'), wholeId), text(MAX_CHARACTERS)], // the most frequent type first
          'must be a number or a text',
        ),
        v.transform((id) => String(id).toWellFormed()), // a lone surrogate cannot be encoded in a URL
        v.trim(),
        v.nonEmpty('must not be empty'),
        v.check(
          (id) => !/^\.\.?$/.test(id),
          'must not be . or .., which lead elsewhere in an address',
        ),
      ),
      toyName: words(MAX_CHARACTERS),
      price: priceIn(currency),
      availableQuantity: count,
      sellerName: v.optional(text(MAX_CHARACTERS)),
      compareAtPrice: v.optional(priceIn(currency)),
      rating: v.optional(
        v.pipe(
          v.number('must be a number'),
          v.minValue(0, 'must be 0 to 5'),
          v.maxValue(5, 'must be 0 to 5'),
        ),
      ),
      ratingCount: v.optional(count),
      description: v.optional(text(20_000)),
      pictureURL: v.optional(text(MAX_URL_CHARACTERS), ''),
      morePictureURLs: v.optional(list(entries.morePictureURLs)),
      badges: v.optional(list(entries.badges)),
      ...safetyFields,
    },
    'is not an object',
  );

/** A problem of a record: its position in the list (from 0), its name, its field, and the reason. */
export interface RecordProblem {
  position: number;
  /** `undefined` if the record has no name. */
  name: string | undefined;
  field: string;
  reason: string;
}

/** A parsed catalogue. */
export interface ParsedCatalogue {
  /** The toys, in order. */
  toys: Toy[];
  /** The invalid records. */
  rejected: RecordProblem[];
  /** The invalid optional fields, which were left out. */
  incomplete: RecordProblem[];
}

/** The required fields. */
const ESSENTIAL = new Set(['record', 'toyId', 'toyName', 'price', 'availableQuantity']);
/** Optional fields that a record should have. */
const EXPECTED = ['sellerName', 'rating', 'description', 'pictureURL'];

/**
 * Checks a catalogue. A record without a valid id, name, price or quantity is left out; of records with the same id the first
 * stays. Other invalid fields are left out of their toy.
 * @param currency of its prices: an ISO 4217 code, `USD` by default
 * @throws {CatalogueError} when it is not a list, or a list of records none of which is a toy
 */
export function parseCatalogue(answer: unknown, currency?: string): ParsedCatalogue {
  if (!Array.isArray(answer)) throw new CatalogueError('notAList', {});
  const schema = toySchema(currency);
  const toys = new Map<string, Toy>();
  const rejected: RecordProblem[] = [];
  const incomplete: RecordProblem[] = [];
  for (const [position, record] of answer.entries()) {
    const name = typeof record?.toyName === 'string' ? record.toyName : undefined;
    const { toy, problems } = readToy(schema, record);
    const named = problems.map((problem) => ({ position, name, ...problem }));
    if (toy === undefined) {
      rejected.push(...named);
    } else if (toys.has(toy.toyId)) {
      rejected.push({ position, name, field: 'toyId', reason: 'is there already' });
    } else {
      toys.set(toy.toyId, toy);
      incomplete.push(...named);
    }
  }
  const [first] = rejected;
  if (first !== undefined && toys.size === 0) {
    const { field, reason } = first;
    throw new CatalogueError('noValidToy', { field, reason });
  }
  return { toys: [...toys.values()], rejected, incomplete };
}

type FieldProblem = Pick<RecordProblem, 'field' | 'reason'>;

/** Reads one record without its invalid fields. If a required field is invalid, it returns only that problem. */
function readToy(
  schema: ReturnType<typeof toySchema>,
  record: unknown,
): { toy?: Toy; problems: FieldProblem[] } {
  const problems: FieldProblem[] = [];
  let rest = record;
  for (;;) {
    const result = v.safeParse(schema, rest, { abortEarly: true });
    if (result.success) {
      const missing = EXPECTED.filter((field) => Object(record)[field] == null);
      problems.push(...missing.map((field) => ({ field, reason: 'is missing' })));
      return { toy: result.output, problems };
    }
    const [issue] = result.issues;
    const [field = 'record', inner] = v.getDotPath(issue)?.split('.') ?? [];
    if (ESSENTIAL.has(field)) {
      const isMissing = issue.received === 'undefined';
      return { problems: [{ field, reason: isMissing ? 'is missing' : issue.message }] };
    }
    const { [field]: bad, ...others }: Record<string, unknown> = Object(rest);
    const good = goodPart(field, bad, inner);
    rest = good === undefined ? others : { ...others, [field]: good };
    if (bad === null) continue; // databases export null for a missing value
    const reason = issue.received === 'undefined' ? 'is missing' : issue.message;
    if (inner === undefined) problems.push({ field, reason });
    else if (Array.isArray(bad)) problems.push({ field, reason: `has an entry that ${reason}` });
    else problems.push({ field: `${field}.${inner}`, reason });
  }
}

/** Returns what is left of an invalid field: the valid entries of a list, or an object without an optional member. */
function goodPart(field: string, bad: unknown, inner: string | undefined): unknown {
  const schema = Object.entries(entries).find(([name]) => name === field)?.[1];
  if (Array.isArray(bad) && schema !== undefined) {
    const good = bad.slice(0, MAX_ENTRIES).filter((each) => v.is(schema, each));
    return good.length > 0 ? good : undefined;
  }
  if (inner === undefined || !CONTACTS.has(inner)) return undefined;
  return Object.fromEntries(Object.entries(Object(bad)).filter(([name]) => name !== inner));
}

/** The optional members of a manufacturer and a responsible person. */
const CONTACTS = new Set(['email', 'url']);
