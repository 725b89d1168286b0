import { expect, test } from 'vitest';
import { splitAround } from './splitAround.ts';

test.each([
  ['48 toys found', '48', ['', '48', ' toys found']],
  ['Seit dem 3. Mai verbunden', '3. Mai', ['Seit dem ', '3. Mai', ' verbunden']],
  ['1 of 1', '1', ['', '1', ' of 1']],
])('cuts %j around %j', (text, part, cut) => {
  expect(splitAround(text, part)).toEqual(cut);
});

test('finds a value between the isolating characters that MessageFormat 2 writes', () => {
  expect(
    splitAround('\u2068ann@toy.example\u2069 \u05e9\u05dc\u05d5\u05dd', 'ann@toy.example'),
  ).toEqual(['\u2068', 'ann@toy.example', '\u2069 \u05e9\u05dc\u05d5\u05dd']);
});

test('returns the whole text as the part if the text does not contain it', () => {
  expect(splitAround('No toys found', '0')).toEqual(['', 'No toys found', '']);
});

test('emphasises no part of a text without a value', () => {
  expect(splitAround('Type the code', '')).toEqual(['', '', 'Type the code']);
});
