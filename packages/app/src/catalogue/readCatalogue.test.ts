import type { Toy } from '@toystore/ui';
import {
  array,
  assert,
  asyncProperty,
  boolean,
  nat,
  oneof,
  property,
  uint8Array,
} from 'fast-check';
import { expect, test } from 'vitest';
import { anyText, cut, cuts, records, toyRecord } from '../../../../scripts/fuzz/catalogues.ts';
import { catalogueOf, shopToys } from '../../bench/catalogue.mjs';
import { readCatalogue } from './readCatalogue.ts';
import { parseCatalogue, type RejectedRecord } from './toySchema.ts';

const encode = (text: string) => new TextEncoder().encode(text);
const stays = new AbortController().signal;

/** A stream of these pieces, which may break off with an error. */
function streamOf(pieces: Iterable<Uint8Array<ArrayBuffer>>, error?: Error) {
  const rest = pieces[Symbol.iterator]();
  return new ReadableStream<Uint8Array<ArrayBuffer>>({
    pull(controller) {
      const { done, value } = rest.next();
      if (!done) controller.enqueue(value);
      else if (error) controller.error(error);
      else controller.close();
    },
  });
}

/** Everything that is told of a catalogue while it is read, and how that ended. */
async function follow(body: ReadableStream<Uint8Array<ArrayBuffer>> | null, signal = stays) {
  const batches: Toy[][] = [];
  const all: Toy[][] = [];
  const rejected: RejectedRecord[] = [];
  let heard = 0;
  const listener = {
    onBytes: () => {
      heard += 1;
    },
    onToys: (toys: Toy[], areAll: boolean) => {
      batches.push(toys);
      if (areAll) all.push(toys);
    },
    onRejected: (record: RejectedRecord) => rejected.push(record),
  };
  try {
    const toys = await readCatalogue(body, signal, listener);
    return { toys, rejected, batches, all, heard, failure: undefined };
  } catch (error) {
    const failure = error instanceof Error ? error.message : String(error);
    return { toys: undefined, rejected, batches, all, heard, failure };
  }
}

/** The same, of the whole text at once. */
function parseWhole(bytes: Uint8Array<ArrayBuffer>) {
  let answer: unknown;
  try {
    answer = JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    return { toys: undefined, failure: 'the catalogue is not valid JSON' };
  }
  try {
    return { ...parseCatalogue(answer), failure: undefined };
  } catch (error) {
    return { toys: undefined, failure: error instanceof Error ? error.message : String(error) };
  }
}

const anyBytes = oneof(anyText.map(encode), uint8Array({ maxLength: 300 })).chain((bytes) =>
  boolean().map((mark) => (mark ? Uint8Array.of(0xef, 0xbb, 0xbf, ...bytes) : bytes)),
);

test('any bytes are the same catalogue as in one piece, however they are cut', async () => {
  await assert(
    asyncProperty(anyBytes, cuts, async (bytes, lengths) => {
      const { batches, ...read } = await follow(streamOf(cut(bytes, lengths)));
      expect(read).toMatchObject(parseWhole(bytes));
      const all = read.toys ?? batches.at(-1) ?? [];
      for (const batch of batches) expect(batch).toEqual(all.slice(0, batch.length));
    }),
  );
});

test('each record is a toy in its place, or named with the reason why not', () => {
  assert(
    property(records, (list) => {
      const asSent: unknown[] = JSON.parse(JSON.stringify(list));
      const { toys, rejected } = parseCatalogue(asSent);
      const left = new Set(rejected.map(({ position }) => position));
      expect(left.size).toBe(rejected.length);
      const kept = asSent.filter((_, position) => !left.has(position));
      expect(toys.map(({ toyId }) => toyId)).toEqual(
        kept.map((record) => Object(record).toyId).map((id) => String(id).trim()),
      );
      for (const { field, reason } of rejected) {
        expect(field).not.toBe('');
        expect(reason).toMatch(/^(?:must|is) /);
      }
    }),
  );
});

test('a good record is never left out for what stands beside it', () => {
  assert(
    property(array(toyRecord, { maxLength: 10 }), records, (good, others) => {
      const numbered = good.map((toy, index) => ({ ...toy, toyId: `good ${index}` }));
      const mixed = numbered.flatMap((toy, index) => [others[index] ?? null, toy]);
      const { toys } = parseCatalogue(JSON.parse(JSON.stringify(mixed)));
      const ids = new Set(toys.map(({ toyId }) => toyId));
      for (const { toyId } of numbered) expect(ids).toContain(toyId);
    }),
  );
});

const shop = shopToys();
const shopBytes = encode(JSON.stringify(shop));

test('wherever it breaks off, the toys before that place are told of', async () => {
  await assert(
    asyncProperty(nat(shopBytes.length - 1), cuts, boolean(), async (end, lengths, lost) => {
      const body = streamOf(
        cut(
          shopBytes.slice(0, end),
          lengths.map((length) => length * 50),
        ),
        lost ? new TypeError('network error') : undefined,
      );
      const { batches, failure, toys } = await follow(body);
      expect(toys).toBeUndefined();
      expect(failure).toBe(lost ? 'network error' : 'the catalogue is not valid JSON');
      let before = 1;
      const whole = shop.filter((toy) => {
        before += encode(JSON.stringify(toy)).length + 1;
        return before <= end;
      });
      expect(batches.at(-1) ?? []).toEqual(parseCatalogue(whole).toys);
    }),
    { numRuns: 100 },
  );
});

test('a catalogue that comes in one piece is told of once', async () => {
  const { batches, all, toys } = await follow(streamOf([shopBytes]));
  expect(toys).toHaveLength(48);
  expect(batches).toEqual([toys]);
  expect(all).toEqual([toys]);
});

test('that all toys are there is told with the end of their list, not of the answer', async () => {
  const { batches, all, failure } = await follow(
    streamOf(cut(shopBytes, [2000]), new TypeError('network error')),
  );
  expect(failure).toBe('network error');
  expect(batches.length).toBeGreaterThan(1);
  expect(all).toEqual([parseCatalogue(shop).toys]);
});

test('the first toys are told of soon, later ones in ever larger batches', async () => {
  const bytes = encode(JSON.stringify(catalogueOf(shop, 5000)));
  const { batches, toys } = await follow(streamOf(cut(bytes, [2000])));
  const sizes = batches.slice(0, -1).map(({ length }) => length);
  expect(sizes[0]).toBeGreaterThanOrEqual(24);
  expect(sizes[0]).toBeLessThan(40);
  for (const [index, size] of sizes.entries()) {
    if (index > 0) expect(size).toBeGreaterThanOrEqual(2 * (sizes[index - 1] ?? 0));
  }
  expect(sizes.length).toBeGreaterThan(5);
  expect(batches.at(-1)).toEqual(toys);
  expect(toys).toHaveLength(5000);
});

test('long work lets others go first', async () => {
  const bytes = encode(JSON.stringify(catalogueOf(shop, 20_000)));
  let turns = 0;
  const others = setInterval(() => {
    turns += 1;
  });
  const { toys } = await follow(streamOf([bytes]));
  clearInterval(others);
  expect(toys).toHaveLength(20_000);
  expect(turns).toBeGreaterThan(3);
});

test('who leaves hears no more', async () => {
  const leaving = new AbortController();
  const bytes = encode(JSON.stringify(catalogueOf(shop, 20_000)));
  const reading = follow(streamOf([bytes]), leaving.signal);
  setTimeout(() => leaving.abort(new Error('left')));
  expect((await reading).failure).toBe('left');
});

test('an answer without a body is not JSON', async () => {
  expect(await follow(null)).toMatchObject({
    failure: 'the catalogue is not valid JSON',
    heard: 0,
  });
});
