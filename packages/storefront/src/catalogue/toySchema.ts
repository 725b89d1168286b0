import * as v from 'valibot';
import { currencyDigits } from '../prices/currencyDigits.ts';
import { MAX_PRICE, toMinorUnits } from '../prices/prices.ts';
import type { Toy } from '../toy.ts';

const MAX_CHARACTERS = 300;
const MAX_QUANTITY = 1_000_000;
const MAX_BADGE_CHARACTERS = 60;
/** Of a list: badges or pictures. */
const MAX_ENTRIES = 20;

const amount = (max: number) =>
  v.pipe(
    v.number('must be a number'),
    v.minValue(0, 'must not be negative'),
    v.maxValue(max, `must not be more than ${max}`),
  );
const text = (maxCharacters: number) =>
  v.pipe(
    v.string('must be a text'),
    v.maxLength(maxCharacters, `must not have more than ${maxCharacters} characters`),
  );
const list = (maxCharacters: number) =>
  v.optional(
    v.pipe(
      v.array(text(maxCharacters), 'must be a list of texts'),
      v.maxLength(MAX_ENTRIES, `must not have more than ${MAX_ENTRIES} entries`),
    ),
  );
const count = v.pipe(amount(MAX_QUANTITY), v.integer('must be a whole number'));
const priceIn = (currency: string | undefined) =>
  v.pipe(
    amount(MAX_PRICE / 10 ** currencyDigits(currency)),
    v.transform((price) => toMinorUnits(price, currency)),
  );

/**
 * A toy record as the catalogue sends it, and the toy that it becomes: an id may be a number or a string, and ids compare as
 * strings; a price is in dollars, and becomes minor units here and nowhere else.
 *
 * A record with a value that no shop means is as bad as one of the wrong type: id, name and seller have at most 300
 * characters, the description 20,000, the picture's URL 2,000; price and quantity are at most 1,000,000. Nothing
 * is cut off: half a text or URL would be another one. A list has at most 20 entries, a badge 60 characters.
 */
const toySchema = (currency: string | undefined) =>
  v.object(
    {
      toyId: v.pipe(
        v.union(
          [v.pipe(v.number(), v.finite('must be a number')), text(MAX_CHARACTERS)], // the usual one first
          'must be a number or a text',
        ),
        v.transform((id) => String(id).toWellFormed()), // half a character has no code in an address
        v.trim(),
        v.nonEmpty('must not be empty'),
        v.notValues(['.', '..'], 'must not be . or .., which lead elsewhere in an address'),
      ),
      toyName: v.pipe(text(MAX_CHARACTERS), v.trim(), v.nonEmpty('must not be empty')),
      sellerName: text(MAX_CHARACTERS),
      price: priceIn(currency),
      compareAtPrice: v.optional(priceIn(currency)),
      rating: v.pipe(
        v.number('must be a number'),
        v.minValue(0, 'must be 0 to 5'),
        v.maxValue(5, 'must be 0 to 5'),
      ),
      ratingCount: v.optional(count),
      availableQuantity: count,
      description: text(20_000),
      pictureURL: text(2_000),
      morePictureURLs: list(2_000),
      badges: list(MAX_BADGE_CHARACTERS),
    },
    'is not an object',
  );

/** Why a record was left out: its position in the list (0 is the first), its field, and what is wrong with it. */
export interface RejectedRecord {
  position: number;
  field: string;
  reason: string;
}

/** What a catalogue answer holds: the good toys in their order, and the records that were left out. */
export interface ParsedCatalogue {
  toys: Toy[];
  rejected: RejectedRecord[];
}

/**
 * Checks a catalogue. A bad record is left out; of records with the same id the first stays.
 * @param currency of its prices: an ISO 4217 code, `USD` by default
 * @throws {TypeError} when it is not a list
 */
export function parseCatalogue(answer: unknown, currency?: string): ParsedCatalogue {
  if (!Array.isArray(answer)) throw new TypeError('the catalogue is not a list of toys');
  const schema = toySchema(currency);
  const toys = new Map<string, Toy>();
  const rejected: RejectedRecord[] = [];
  for (const [position, record] of answer.entries()) {
    const result = v.safeParse(schema, record, { abortEarly: true });
    if (!result.success) {
      const [issue] = result.issues;
      const field = v.getDotPath(issue) ?? 'record';
      const isMissing = issue.received === 'undefined';
      rejected.push({ position, field, reason: isMissing ? 'is missing' : issue.message });
    } else if (toys.has(result.output.toyId)) {
      rejected.push({ position, field: 'toyId', reason: 'is there already' });
    } else {
      toys.set(result.output.toyId, result.output);
    }
  }
  return { toys: [...toys.values()], rejected };
}
