import {
  anything,
  array,
  assert,
  asyncProperty,
  constant,
  constantFrom,
  date,
  double,
  oneof,
  record,
  string,
} from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { cartChange } from '../../test/carts.ts';
import {
  add,
  newAccount,
  openCart,
  storedCart,
  storedEntries,
  stubTab,
} from '../cart/cartTestUtils.ts';
import { isRow, isRowOf, openDatabase } from './database.ts';
import { deleteAccountData } from './deleteAccountData.ts';

beforeEach(() => {
  stubTab();
  vi.spyOn(console, 'warn').mockReturnValue();
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const STORES = ['entries', 'changes', 'quarantined'] as const;

/** A placeholder for the account of a run. */
const ACCOUNT = 'the account of this run';

const value = anything({
  maxDepth: 2,
  withBigInt: true,
  withDate: true,
  withMap: true,
  withSet: true,
  withSparseArray: true,
  withTypedArray: true,
  values: [string(), constantFrom('cart', ACCOUNT, 1, 2, null, undefined), cartChange],
});
const part = oneof(constantFrom('cart', 'saved', 'wishlist', ACCOUNT), value);
/** Foreign rows, rows that are nearly valid, and those of a newer version. */
const row = oneof(
  value,
  record({ item: value, value }, { requiredKeys: [] }),
  record({ item: array(part, { maxLength: 3 }), value }),
  record({ item: constant(['cart', ACCOUNT]), value }),
  record({
    version: constantFrom(1, 2, '1'),
    entries: oneof(value, array(value)),
    applied: oneof(value, array(value)),
  }),
);
const scalar = oneof(
  double({ noNaN: true, min: -1e6, max: 1e6 }),
  string(),
  date({ noInvalidDate: true }),
);
const key = oneof(
  scalar,
  array(oneof(scalar, constantFrom('cart', ACCOUNT)), { maxLength: 3 }),
  constant(['cart', ACCOUNT]),
);
const badRow = record({ store: constantFrom(...STORES), key, row });

/** Replaces the placeholder by the account of this run. */
function withAccount(something: unknown, account: string): unknown {
  if (something === ACCOUNT) return account;
  return Array.isArray(something) ? something.map((each) => withAccount(each, account)) : something;
}

test('saves changes and loses no row next to any stored rows', {
  timeout: 60_000,
}, async () => {
  await assert(
    asyncProperty(array(badRow, { maxLength: 8 }), async (badRows) => {
      const account = newAccount();
      const database = await openDatabase();
      for (const store of STORES) await database.clear(store);
      await database.add('changes', { item: ['cart', account], value: add('early') });
      for (const { store, key, row } of badRows) {
        const ofRun = isRow(row) ? { ...row, item: withAccount(row.item, account) } : row;
        // A store with keys from outside may have keys of any type.
        await database.put(store, ofRun, withAccount(key, account) as never);
      }
      const before = [
        ...(await database.getAll('changes')),
        ...(await database.getAll('quarantined')),
      ];

      const cart = openCart(account);
      await cart.untilLoaded();
      expect(cart.getSnapshot().problem).not.toBe('not saved');
      cart.change(add('late'));
      const ids = (await storedEntries(account)).map(({ toyId }) => toyId);
      expect(ids).toEqual(expect.arrayContaining(['early', 'late']));
      expect(await storedCart(account)).toMatchObject({ version: 1 });

      const changes = await database.getAll('changes');
      const quarantined = await database.getAll('quarantined');
      expect(changes.filter((each) => !isRow(each) || isRowOf(each, ['cart', account]))).toEqual(
        [],
      );
      expect(changes.length + quarantined.length).toBeLessThanOrEqual(before.length + 1);
      for (const each of before.filter((bad) => !isRow(bad))) {
        expect([...quarantined, ...quarantined.map((kept) => Object(kept).value)]).toContainEqual(
          each,
        );
      }
      cart.close();
      await deleteAccountData(account);
    }),
    { numRuns: 150 }, // each waits for several transactions
  );
});
