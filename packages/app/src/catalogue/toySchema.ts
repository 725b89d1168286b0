import type { Toy } from '@toystore/ui';
import * as v from 'valibot';
import { notAList } from './recordReader.ts';

const MAX_LETTERS = 300;
const MAX_DESCRIPTION = 20_000;
const MAX_ADDRESS = 2_000;
const MAX_NUMBER = 1_000_000;

const text = (maxLetters: number) =>
  v.pipe(
    v.string('must be a text'),
    v.maxLength(maxLetters, `must not have more than ${maxLetters} characters`),
  );

/**
 * A toy record as the catalogue sends it (specification, section 3). An id may be a number or a string; ids compare as
 * strings.
 *
 * A record with a value that no shop means is as bad as one of the wrong type: id, name and seller have at most 300
 * characters, the description 20,000, the picture's address 2,000; price and quantity are at most 1,000,000. Nothing
 * is cut off: half a text or address would be somebody else's.
 */
const toySchema = v.object(
  {
    toyId: v.pipe(
      v.union(
        [text(MAX_LETTERS), v.pipe(v.number(), v.finite('must be a number'))],
        'must be a number or a text',
      ),
      v.transform(String),
      v.trim(),
      v.nonEmpty('must not be empty'),
    ),
    toyName: v.pipe(text(MAX_LETTERS), v.trim(), v.nonEmpty('must not be empty')),
    sellerName: text(MAX_LETTERS),
    price: v.pipe(
      v.number('must be a number'),
      v.minValue(0, 'must not be negative'),
      v.maxValue(MAX_NUMBER, `must not be more than ${MAX_NUMBER}`),
    ),
    rating: v.pipe(
      v.number('must be a number'),
      v.minValue(0, 'must be 0 to 5'),
      v.maxValue(5, 'must be 0 to 5'),
    ),
    availableQuantity: v.pipe(
      v.number('must be a number'),
      v.integer('must be a whole number'),
      v.minValue(0, 'must not be negative'),
      v.maxValue(MAX_NUMBER, `must not be more than ${MAX_NUMBER}`),
    ),
    description: text(MAX_DESCRIPTION),
    pictureURL: text(MAX_ADDRESS),
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
 * Starts to check the records of a catalogue, one after another. A bad record is left out; of records with one id the
 * first stays.
 * @returns takes the next record, and returns its toy if it is good
 */
export function recordCheck(
  onRejected: (rejected: RejectedRecord) => void,
): (record: unknown) => Toy | undefined {
  const ids = new Set<string>();
  let next = 0;
  return (record) => {
    const position = next++;
    const result = v.safeParse(toySchema, record, { abortEarly: true });
    if (!result.success) {
      const [issue] = result.issues;
      const field = v.getDotPath(issue) ?? 'record';
      const isMissing = issue.received === 'undefined';
      onRejected({ position, field, reason: isMissing ? 'is missing' : issue.message });
      return undefined;
    }
    const toy = result.output;
    if (ids.has(toy.toyId)) {
      onRejected({ position, field: 'toyId', reason: 'is there already' });
      return undefined;
    }
    ids.add(toy.toyId);
    return toy;
  };
}

/**
 * Checks a catalogue that is there as a whole.
 * @throws {TypeError} when it is not a list
 */
export function parseCatalogue(answer: unknown): ParsedCatalogue {
  if (!Array.isArray(answer)) throw notAList();
  const rejected: RejectedRecord[] = [];
  const check = recordCheck((record) => rejected.push(record));
  const toys = answer.map(check).filter((toy) => toy !== undefined);
  return { toys, rejected };
}
