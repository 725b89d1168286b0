import { array, assert, jsonValue, nat, property } from 'fast-check';
import { expect, test } from 'vitest';
import { anyText, cut, cuts } from '../../../../scripts/fuzz/catalogues.ts';
import { recordReader } from './recordReader.ts';

const NOT_JSON = 'the catalogue is not valid JSON';
const NOT_A_LIST = 'the catalogue is not a list of toys';

/** What is read of a text in pieces, and why it broke off, if it did. */
function readPieces(pieces: Iterable<string>) {
  const list = recordReader();
  const records: unknown[] = [];
  try {
    for (const piece of pieces) for (const record of list.read(piece)) records.push(record);
    list.end();
    return { records, failure: undefined };
  } catch (error) {
    return { records, failure: error instanceof Error ? error.message : String(error) };
  }
}

/** What the text is when it is read as a whole. */
function parseWhole(text: string) {
  try {
    const value: unknown = JSON.parse(text);
    return Array.isArray(value)
      ? { records: value, failure: undefined }
      : { records: [], failure: NOT_A_LIST };
  } catch {
    return { failure: NOT_JSON };
  }
}

test('any text is what it is as a whole, however it is cut', () => {
  assert(
    property(anyText, cuts, (text, lengths) => {
      expect(readPieces(cut(text, lengths))).toMatchObject(parseWhole(text));
    }),
  );
});

test('of a list that is cut off, the records before that place are read, and it fails', () => {
  assert(
    property(
      array(jsonValue({ maxDepth: 2 }), { maxLength: 8 }),
      nat(),
      cuts,
      (list, where, lengths) => {
        const text = JSON.stringify(list);
        const end = where % text.length;
        let before = 1;
        const whole = list.filter((value) => {
          before += JSON.stringify(value).length + 1; // the comma or bracket after it
          return before <= end;
        });
        const { records, failure } = readPieces(cut(text.slice(0, end), lengths));
        expect(records).toEqual(JSON.parse(JSON.stringify(whole)));
        expect(failure).toBe(NOT_JSON);
      },
    ),
  );
});

test('a record is given as soon as it has ended', () => {
  const list = recordReader();
  expect([...list.read('[{"a": "}')]).toEqual([]);
  expect([...list.read(',"}, 2, [3')]).toEqual([{ a: '},' }, 2]);
  expect(list.isClosed()).toBe(false);
  expect([...list.read(']]')]).toEqual([[3]]);
  expect(list.isClosed()).toBe(true);
  list.end();
});

test.each([
  ['', NOT_JSON],
  ['<!doctype html>', NOT_JSON],
  ['{"toys": []}', NOT_A_LIST],
  ['{"toys": [', NOT_JSON],
  ['"[1]"', NOT_A_LIST],
  ['[1', NOT_JSON],
  ['[1,]', NOT_JSON],
  ['[,1]', NOT_JSON],
  ['[1}', NOT_JSON],
  ['[{]}]', NOT_JSON],
  ['[1] 2', NOT_JSON],
  ['[1]]', NOT_JSON],
  ['[NaN]', NOT_JSON],
  ['[Infinity]', NOT_JSON],
  ['\u00a0[1]', NOT_JSON],
  ['["\\', NOT_JSON],
])('%j fails: %s', (text, message) => {
  expect(readPieces([text]).failure).toBe(message);
  expect(readPieces(text).failure).toBe(message);
});

test('100,000 brackets are read, or refused, as any other text', () => {
  const deep = '['.repeat(100_000);
  expect(readPieces([deep]).failure).toBe(NOT_JSON);
  expect(readPieces([deep + ']'.repeat(100_000)])).toMatchObject({ failure: undefined });
});
