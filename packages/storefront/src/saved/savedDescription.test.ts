import { array, assert, constantFrom, nat, property, record } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseEntries } from '../accountStorage/storedFormat.ts';
import { changesSince } from './changesSince.ts';
import { type SavedChange, savedDescription } from './savedDescription.ts';

const toys = (...ids: string[]) => ids.map((toyId) => ({ toyId }));
const numbered = (count: number) => toys(...Array.from({ length: count }, (_, id) => String(id)));
const save = (toyId: string) => ({ type: 'save', toyId }) as const;
const forget = (toyId: string): SavedChange => ({ type: 'forget', toyId });

const savedChange = record({
  type: constantFrom('save' as const, 'forget' as const),
  toyId: nat(4).map(String),
});

describe('a change', () => {
  test('appends the newest toy, or removes one', () => {
    const changes = [save('bear'), save('duck'), save('cat'), forget('duck')];
    expect(changes.reduce(savedDescription.apply, [])).toEqual(toys('bear', 'cat'));
  });

  test('has no effect when it is repeated', () => {
    assert(
      property(array(savedChange), savedChange, (changes, last) => {
        const entries = [...changes, last].reduce(savedDescription.apply, []);
        expect(savedDescription.apply(entries, last)).toBe(entries);
      }),
    );
  });

  test('saves at most 10,000 toys', () => {
    const full = numbered(10_000);
    expect(savedDescription.apply(full, save('one more'))).toBe(full);
    expect(savedDescription.apply(numbered(9_999), save('one more'))).toHaveLength(10_000);
  });
});

describe('what the user knows of an offer', () => {
  const known = { price: 2495, inStock: false };

  test('is that of the day of saving, until the toy is seen', () => {
    const saved = savedDescription.apply([], { ...save('bear'), ...known });
    expect(saved).toEqual([{ toyId: 'bear', ...known }]);
    expect(savedDescription.apply(saved, { ...save('bear'), price: 1 })).toBe(saved);
    const seen = { type: 'see', toyId: 'bear', price: 1995, inStock: true } as const;
    expect(savedDescription.apply(saved, seen)).toEqual([
      { toyId: 'bear', price: 1995, inStock: true },
    ]);
  });

  test('changes nothing of a toy that is not saved, or is known so', () => {
    const none = toys('duck');
    expect(savedDescription.apply(none, { type: 'see', toyId: 'bear', ...known })).toBe(none);
    const same = [{ toyId: 'bear', ...known }];
    expect(savedDescription.apply(same, { type: 'see', toyId: 'bear', ...known })).toBe(same);
  });
});

describe('the stored value', () => {
  const stored = (entries: readonly unknown[]) => ({ version: 1, entries });

  test.each([
    ['an empty id', { toyId: '' }],
    ['a long id', { toyId: 'x'.repeat(301) }],
    ['no object', 'bear'],
    ['the same toy again', { toyId: 'duck' }],
  ])('is read without %s', (_, value) => {
    const { entries, problem } = parseEntries(stored([...toys('duck'), value]), savedDescription);
    expect(entries).toEqual(toys('duck'));
    expect(problem).toContain('entry 1');
  });

  test('has at most 10,000 toys', () => {
    const { entries, problem } = parseEntries(stored(numbered(10_001)), savedDescription);
    expect(entries).toEqual(numbered(10_000));
    expect(problem).toBe('entry 10000: too many');
  });
});

const now = { price: 1995, availableQuantity: 3 };

test.each([
  ['an older list', {}, undefined],
  ['nothing', { price: 1995, inStock: true }, undefined],
  ['a lower price', { price: 2495 }, { priceBefore: 2495, isBackInStock: false }],
  ['a higher price', { price: 995, inStock: true }, { priceBefore: 995, isBackInStock: false }],
  ['stock', { price: 1995, inStock: false }, { priceBefore: undefined, isBackInStock: true }],
  ['both', { price: 0, inStock: false }, { priceBefore: 0, isBackInStock: true }],
])('finds %s', (_, known, changes) => {
  expect(changesSince(now, known)).toEqual(changes);
});

test('says nothing of a toy that has sold out', () => {
  expect(changesSince({ ...now, availableQuantity: 0 }, { price: 1995, inStock: true })).toBe(
    undefined,
  );
});
