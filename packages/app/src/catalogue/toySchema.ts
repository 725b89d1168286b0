import type { Toy } from '@toystore/ui';
import * as v from 'valibot';

/** A toy record as the catalogue sends it (specification, section 3). An id may be a number or a string; ids compare as strings. */
const toySchema = v.object({
  toyId: v.pipe(
    v.union([v.string(), v.number()], 'must be a number or a text'),
    v.transform(String),
    v.trim(),
    v.nonEmpty('must not be empty'),
  ),
  toyName: v.pipe(v.string('must be a text'), v.trim(), v.nonEmpty('must not be empty')),
  sellerName: v.string('must be a text'),
  price: v.pipe(
    v.number('must be a number'),
    v.finite('must be a number'),
    v.minValue(0, 'must not be negative'),
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
  ),
  description: v.string('must be a text'),
  pictureURL: v.string('must be a text'),
});

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
 * Checks each record of a catalogue once. A bad record is left out; of records with one id the first stays.
 * @throws {TypeError} when the answer is not a list
 */
export function parseCatalogue(answer: unknown): ParsedCatalogue {
  if (!Array.isArray(answer)) throw new TypeError('the catalogue is not a list of toys');
  const toysById = new Map<string, Toy>();
  const rejected: RejectedRecord[] = [];
  for (const [position, record] of answer.entries()) {
    const result = v.safeParse(toySchema, record, { abortEarly: true });
    if (!result.success) {
      const [issue] = result.issues;
      const field = v.getDotPath(issue) ?? 'record';
      const isMissing = issue.received === 'undefined';
      rejected.push({ position, field, reason: isMissing ? 'is missing' : issue.message });
    } else if (toysById.has(result.output.toyId)) {
      rejected.push({ position, field: 'toyId', reason: 'is there already' });
    } else {
      toysById.set(result.output.toyId, result.output);
    }
  }
  return { toys: [...toysById.values()], rejected };
}
