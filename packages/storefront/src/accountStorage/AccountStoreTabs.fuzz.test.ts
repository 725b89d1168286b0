import {
  array,
  assert,
  asyncProperty,
  constantFrom,
  integer,
  nat,
  record,
  tuple,
} from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { CartChange } from '../cart/cartEntries.ts';
import {
  add,
  newAccount,
  openCart,
  POLLING,
  storedEntries,
  stubTab,
} from '../cart/cartTestUtils.ts';
import { loseConnection, type WayToFail } from './loseConnectionTestUtils.ts';

beforeEach(() => {
  stubTab();
  vi.spyOn(console, 'warn').mockReturnValue();
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

interface Step {
  tab: number;
  change: CartChange;
  /** The event before the next step. */
  then: 'nothing' | 'wait' | 'reload' | WayToFail;
}

const then = constantFrom<Step['then'][]>(
  ...(['nothing', 'nothing', 'nothing', 'wait', 'reload'] as const),
  ...(['starts no transaction', 'aborts each transaction', 'loses each answer'] as const),
);

/** Runs the steps in two tabs; returns the stored entries and those of each tab in the end. */
async function run(steps: Step[]) {
  const account = newAccount();
  const tabs = [openCart(account), openCart(account)];
  const openTab = (index: number) => tabs[index] ?? openCart(account);
  for (const step of steps) {
    openTab(step.tab).change(step.change);
    if (step.then === 'wait') await new Promise((resolve) => setTimeout(resolve));
    else if (step.then === 'reload') {
      openTab(step.tab).close();
      tabs[step.tab] = openCart(account);
    } else if (step.then !== 'nothing') await loseConnection(step.then);
  }
  await Promise.all(tabs.map((tab) => tab.untilLoaded()));
  const stored = await vi.waitFor(async () => {
    // The user returns: the connection of a repeated operation may have died, too.
    document.dispatchEvent(new Event('visibilitychange'));
    const entries = await storedEntries(account);
    for (const tab of tabs) expect(tab.entries()).toEqual(entries);
    return entries;
  }, POLLING);
  for (const tab of tabs) tab.close();
  return stored;
}

const TIMEOUT = { timeout: 30_000 };
const runs = { numRuns: 200 };

test('loses nothing and adds nothing twice when two tabs add at any time', TIMEOUT, async () => {
  const additions = tuple(nat(2).map(String), integer({ min: 1, max: 3 })).map((toy) =>
    add(...toy),
  );
  const steps = array(record({ tab: nat(1), change: additions, then }), { maxLength: 25 });
  await assert(
    asyncProperty(steps, async (list) => {
      const added = new Map<string, number>();
      for (const { change } of list) {
        if (change.type !== 'add') continue;
        const { toyId } = change.toy;
        added.set(toyId, (added.get(toyId) ?? 0) + change.quantity);
      }
      const stored = await run(list);
      expect(new Map(stored.map(({ toyId, quantity }) => [toyId, quantity]))).toEqual(added);
    }),
    runs,
  );
});
