import {
  type Arbitrary,
  array,
  assert,
  constant,
  integer,
  nat,
  oneof,
  property,
  record,
  tuple,
} from 'fast-check';
import { expect, test } from 'vitest';
import { cartChange } from '../../test/carts.ts';
import type { CartChange } from '../cart/cartEntries.ts';
import { add, openCartStore, parseCart } from '../cart/cartTestUtils.ts';
import { openBrowser } from './storageTestUtils.ts';

/** What happens in one of two tabs, or between them. */
type Step =
  | { type: 'change'; tab: number; change: CartChange }
  | { type: 'grantLock' }
  | { type: 'deliver' | 'reload'; tab: number };

const tab = nat(1);
const type = <Type extends string>(name: Type) => constant(name);

const steps = (changes: Arbitrary<CartChange>): Arbitrary<Step[]> =>
  array(
    oneof(
      { weight: 4, arbitrary: record({ type: type('change'), tab, change: changes }) },
      { weight: 2, arbitrary: record({ type: type('grantLock') }) },
      record({ type: type('deliver'), tab }),
      record({ type: type('reload'), tab }),
    ),
    { maxLength: 40 },
  );

/** Runs the steps until everything is saved and known; returns what is stored, and what each tab shows. */
function run(list: Step[]) {
  const browser = openBrowser();
  const openTab = () => {
    const environment = browser.openTab();
    return { environment, store: openCartStore('ann', environment) };
  };
  const tabs = [openTab(), openTab()];
  for (const step of list) {
    if (step.type === 'grantLock') {
      browser.grantLock();
      continue;
    }
    const current = tabs[step.tab];
    if (!current) throw new Error(`There is no tab ${step.tab}.`);
    if (step.type === 'change') current.store.change(step.change);
    if (step.type === 'deliver') current.environment.deliver();
    if (step.type === 'reload') {
      browser.leave(current.environment);
      tabs[step.tab] = openTab();
    }
  }
  browser.settle();
  const text = browser.stored.get('toystore.cart.ann');
  return {
    stored: text === undefined ? [] : parseCart(text).entries,
    shown: tabs.map(({ store }) => store.getSnapshot()),
  };
}

test('two tabs show the same in the end, and that is what is stored', () => {
  assert(
    property(steps(cartChange), (list) => {
      const { stored, shown } = run(list);
      const snapshot = { entries: stored, problem: undefined };
      expect(shown).toEqual([snapshot, snapshot]);
    }),
  );
});

const additions = tuple(nat(2).map(String), integer({ min: 1, max: 3 })).map((toy) => add(...toy));

test('whatever two tabs add, and whenever it is saved, nothing is lost or added twice', () => {
  assert(
    property(steps(additions), (list) => {
      const added = new Map<string, number>();
      for (const step of list) {
        if (step.type !== 'change' || step.change.type !== 'add') continue;
        const { toyId } = step.change.toy;
        added.set(toyId, (added.get(toyId) ?? 0) + step.change.quantity);
      }
      const quantities = run(list).stored?.map(({ toyId, quantity }) => [toyId, quantity] as const);
      expect(new Map(quantities)).toEqual(added);
    }),
  );
});
