import type { Browser } from 'playwright';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { tryAllToys } from './usable.mjs';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

type Step = () => Promise<unknown>;

/** What is measured in a browser whose page does these things: opens, then answers one call after another. */
async function measuredIn(opens: Step, ...answers: Step[]) {
  let crash = () => {};
  const page = {
    on: (_: 'crash', listener: () => void) => {
      crash = listener;
    },
    goto: opens,
    evaluate: () => (answers.shift() ?? (async () => 0))(),
  };
  const context = {
    newPage: async () => page,
    newCDPSession: async () => ({ send: async () => ({}) }),
    close: async () => {},
  };
  // Only what a visit uses of it is there.
  const browser = { newContext: async () => context } as unknown as Browser;
  const toys = tryAllToys({ origin: 'http://localhost', count: 10_000, scroll: true });
  const measuring = toys
    .measure(browser)
    .catch((error) => ({ values: {}, failure: String(error) }));
  await vi.advanceTimersByTimeAsync(100);
  if (opens === crashes) crash();
  await vi.runAllTimersAsync();
  return measuring;
}

const opens: Step = async () => {};
const crashes: Step = async () => {};
const never: Step = () => new Promise(() => {});
const fails: Step = () => Promise.reject(new Error('It would not scroll.'));

const USABLE = 'shop /alltoy usable with 10,000';

test('a page that would not scroll was usable all the same; the rest of it is missing', async () => {
  const { values, failure } = await measuredIn(opens, async () => 1700, opens, fails);
  expect(values).toEqual({ [USABLE]: 1700 });
  expect(failure).toBe('It would not scroll.');
});

test('a page that keeps its visitor waiting is never usable', async () => {
  const { values, failure } = await measuredIn(opens, never);
  expect(values).toEqual({ [USABLE]: Number.POSITIVE_INFINITY });
  expect(failure).toBeUndefined();
});

test('nor is one that crashes', async () => {
  const { values, failure } = await measuredIn(crashes, never);
  expect(values).toEqual({ [USABLE]: Number.POSITIVE_INFINITY });
  expect(failure).toBe('The page crashed.');
});

test('of one that never came, nothing is known', async () => {
  expect(await measuredIn(fails)).toEqual({ values: {}, failure: 'It would not scroll.' });
});
