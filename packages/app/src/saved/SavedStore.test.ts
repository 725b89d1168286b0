import { anything, array, assert, constantFrom, nat, property, record } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { openStore } from '../accountStorage/AccountStore.ts';
import { openBrowser } from '../accountStorage/storageTestUtils.ts';
import { formatEntries, parseEntries } from '../accountStorage/storedFormat.ts';
import { type SavedChange, savedStore } from './SavedStore.ts';

const toys = (...ids: string[]) => ids.map((toyId) => ({ toyId }));
const numbered = (count: number) => toys(...Array.from({ length: count }, (_, id) => String(id)));
const save = (toyId: string): SavedChange => ({ type: 'save', toyId });
const forget = (toyId: string): SavedChange => ({ type: 'forget', toyId });

const savedChange = record({
  type: constantFrom('save' as const, 'forget' as const),
  toyId: nat(4).map(String),
});

describe('a change', () => {
  test('puts the newest last, or takes one away', () => {
    const changes = [save('bear'), save('duck'), save('cat'), forget('duck')];
    expect(changes.reduce(savedStore.apply, [])).toEqual(toys('bear', 'cat'));
  });

  test('that is made twice changes nothing the second time', () => {
    assert(
      property(array(savedChange), savedChange, (changes, last) => {
        const entries = [...changes, last].reduce(savedStore.apply, []);
        expect(savedStore.apply(entries, last)).toBe(entries);
      }),
    );
  });

  test('saves no more than 10,000 toys', () => {
    const full = numbered(10_000);
    expect(savedStore.apply(full, save('one more'))).toBe(full);
    expect(savedStore.apply(numbered(9_999), save('one more'))).toHaveLength(10_000);
  });
});

describe('what is stored', () => {
  const stored = (entries: readonly unknown[]) => JSON.stringify({ version: 1, entries });

  test.each([
    ['an empty id', { toyId: '' }],
    ['a long id', { toyId: 'x'.repeat(301) }],
    ['a number', { toyId: 7 }],
    ['no object', 'bear'],
    ['the same toy again', { toyId: 'duck' }],
  ])('is read without %s', (_, value) => {
    const { entries, problem } = parseEntries(stored([...toys('duck'), value]), savedStore);
    expect(entries).toEqual(toys('duck'));
    expect(problem).toContain('entry 1');
  });

  test('is no more than 10,000 toys', () => {
    const { entries, problem } = parseEntries(stored(numbered(10_001)), savedStore);
    expect(entries).toEqual(numbered(10_000));
    expect(problem).toBe('entry 10000: too many');
  });

  test('is read as it was written, whatever it is', () => {
    const changes = array(savedChange).map((list) => list.reduce(savedStore.apply, []));
    assert(
      property(changes, array(anything({ maxDepth: 1, withBigInt: false })), (entries, junk) => {
        expect(parseEntries(formatEntries(entries), savedStore)).toEqual({ entries });
        const mixed = parseEntries(stored([...entries, ...junk]), savedStore).entries;
        expect(mixed?.slice(0, entries.length)).toEqual(entries);
      }),
    );
  });
});

describe('two tabs', () => {
  const steps = array(
    record({
      tab: nat(1),
      change: savedChange,
      next: constantFrom('nothing', 'grantLock', 'settle'),
    }),
  );

  /** Makes the changes, saving some in between; returns what is stored, and what each tab shows. */
  function run(list: { tab: number; change: SavedChange; next: string }[]) {
    const browser = openBrowser();
    const tabs = [0, 1].map(() => openStore(savedStore, 'ann', browser.openTab()));
    for (const { tab, change, next } of list) {
      tabs[tab]?.change(change);
      if (next === 'grantLock') browser.grantLock();
      if (next === 'settle') browser.settle();
    }
    browser.settle();
    const text = browser.stored.get('toystore.saved.ann');
    return {
      stored: text === undefined ? [] : parseEntries(text, savedStore).entries,
      shown: tabs.map((store) => store.getSnapshot().entries),
    };
  }

  test('show the same in the end, and that is what is stored', () => {
    assert(
      property(steps, (list) => {
        const { stored, shown } = run(list);
        expect(shown).toEqual([stored, stored]);
      }),
    );
  });

  test('lose nothing that only one of them has changed', () => {
    assert(
      property(steps, (list) => {
        const own = list.map((step) => ({
          ...step,
          change: { ...step.change, toyId: `${step.tab}: ${step.change.toyId}` },
        }));
        const wanted = new Map(own.map(({ change }) => [change.toyId, change.type === 'save']));
        const stored = new Set(run(own).stored?.map(({ toyId }) => toyId));
        for (const [toyId, isSaved] of wanted)
          expect([toyId, stored.has(toyId)]).toEqual([toyId, isSaved]);
      }),
    );
  });
});
