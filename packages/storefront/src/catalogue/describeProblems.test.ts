import { expect, test } from 'vitest';
import { createToy } from '../../test/createToy.ts';
import { describeProblems } from './describeProblems.ts';
import { parseCatalogue } from './toySchema.ts';

const record = (toyId: number, changes: object = {}) => ({
  ...createToy({ toyName: `Toy ${toyId}` }),
  toyId,
  ...changes,
});

test('writes one line for each kind of problem and all its records', () => {
  const records = Array.from({ length: 10_000 }, (_, index) =>
    record(index, { pictureURL: null, ...(index % 5_000 === 1 && { price: 'free' }) }),
  );
  expect(describeProblems(parseCatalogue(records))).toEqual([
    'Catalogue: price must be a number: 2 records left out (2 "Toy 1", 5002 "Toy 5001").',
    'Catalogue: pictureURL is missing: left out of 9998 records (1 "Toy 0", 3 "Toy 2", 4 "Toy 3", 9995 more).',
  ]);
});

test('writes nothing about a catalogue without problems', () => {
  expect(describeProblems(parseCatalogue([record(1)]))).toEqual([]);
});

test('names a record if it has a name', () => {
  const long = 'x'.repeat(500);
  const records = [record(0), record(1, { toyName: 7 }), record(2, { toyName: long }), 'toy'];
  expect(
    describeProblems(
      parseCatalogue([...records, record(3, { toyName: 'a\nb', price: 0.5, rating: 7 })]),
    ),
  ).toEqual([
    'Catalogue: toyName must be a text: 1 record left out (2).',
    `Catalogue: toyName must not have more than 300 characters: 1 record left out (3 "${'x'.repeat(40)}…").`,
    'Catalogue: record is not an object: 1 record left out (4).',
    'Catalogue: rating must be 0 to 5: left out of 1 record (5 "a\\nb").',
  ]);
});
