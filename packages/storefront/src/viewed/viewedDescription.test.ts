import { array, assert, nat, property } from 'fast-check';
import { expect, test } from 'vitest';
import { parseEntries } from '../accountStorage/storedFormat.ts';
import { viewedDescription } from './viewedDescription.ts';

const { apply } = viewedDescription;
const entries = (...ids: string[]) => ids.map((toyId) => ({ toyId }));
const view = (toyId: string) => ({ type: 'view', toyId }) as const;

test('puts the toy first, once', () => {
  const viewed = ['bear', 'duck', 'bear', 'cat'].map(view).reduce(apply, []);
  expect(viewed).toEqual(entries('cat', 'bear', 'duck'));
});

test('keeps twelve others, and none after they are cleared', () => {
  const ids = Array.from({ length: 20 }, (_, id) => String(id));
  const viewed = ids.map(view).reduce(apply, []);
  expect(viewed).toEqual(entries(...ids.reverse().slice(0, 13)));
  expect(apply(viewed, { type: 'clear' })).toEqual([]);
});

test('removes one, and keeps the order of the others', () => {
  const viewed = entries('cat', 'bear', 'duck');
  expect(apply(viewed, { type: 'remove', toyId: 'bear' })).toEqual(entries('cat', 'duck'));
  expect(apply(viewed, { type: 'remove', toyId: 'fox' })).toBe(viewed);
});

test('changes nothing when a change is repeated', () => {
  assert(
    property(array(nat(5).map(String)), nat(5).map(String), (before, last) => {
      const viewed = [...before, last].map(view).reduce(apply, []);
      expect(apply(viewed, view(last))).toBe(viewed);
    }),
  );
  const none = entries();
  expect(apply(none, { type: 'clear' })).toBe(none);
});

test('reads what can be read of a stored list', () => {
  const stored = {
    version: 1,
    entries: [{ toyId: 'bear' }, { toyId: '' }, 'duck', { toyId: 'bear' }],
  };
  expect(parseEntries(stored, viewedDescription).entries).toEqual(entries('bear'));
});
