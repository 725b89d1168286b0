import { expect, test } from 'vitest';
import { splitAround } from './splitAround.ts';

test.each([
  ['48 toys found', '48', ['', '48', ' toys found']],
  ['Seit dem 3. Mai verbunden', '3. Mai', ['Seit dem ', '3. Mai', ' verbunden']],
  ['1 of 1', '1', ['', '1', ' of 1']],
])('cuts %j around %j', (text, part, cut) => {
  expect(splitAround(text, part)).toEqual(cut);
});

test('finds a value between the characters that isolate it, as MessageFormat 2 writes them', () => {
  expect(
    splitAround('\u2068ann@toy.example\u2069 \u05e9\u05dc\u05d5\u05dd', 'ann@toy.example'),
  ).toEqual(['\u2068', 'ann@toy.example', '\u2069 \u05e9\u05dc\u05d5\u05dd']);
});

test('all of a text that writes no value is the part', () => {
  expect(splitAround('No toys found', '0')).toEqual(['', 'No toys found', '']);
});

test('nothing of a text stands out where there is no value', () => {
  expect(splitAround('Type the code', '')).toEqual(['', '', 'Type the code']);
});
