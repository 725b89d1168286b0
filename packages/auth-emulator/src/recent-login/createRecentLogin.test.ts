import { expect, test } from 'vitest';
import { createRecentLogin } from './createRecentLogin.ts';

/** A clock that stands still, but for those who wait. Its timers end early, as real ones may. */
function clockAt(seconds: number) {
  let time = seconds * 1000;
  return {
    now: () => time,
    sleep: async (duration: number) => {
      time += Math.max(1, duration - 1);
    },
    pass: (duration: number) => {
      time += duration * 1000;
    },
  };
}

test('at first a login is recent for five minutes', () => {
  const recentLogin = createRecentLogin(clockAt(1000.9));
  expect(recentLogin.limit()).toBe(300);
  expect([699, 700, 1000].map(recentLogin.isRecent)).toEqual([false, true, true]);
});

test.each([
  [1, [998, 999]],
  [600, [399, 400]],
])('with a limit of %i seconds it is recent for as long, at once', async (limit, times) => {
  const clock = clockAt(1000);
  const recentLogin = createRecentLogin(clock);
  await recentLogin.setLimit(limit);
  expect(clock.now()).toBe(1000 * 1000);
  expect(recentLogin.limit()).toBe(limit);
  expect(times.map(recentLogin.isRecent)).toEqual([false, true]);
});

test.each([1000, 1000.001, 1000.5, 1000.999])(
  'with 0 at %f every login so far is too old, and the next second begins',
  async (second) => {
    const clock = clockAt(second);
    const recentLogin = createRecentLogin(clock);
    const changed = recentLogin.setLimit(0);
    expect([1, 999, 1000].map(recentLogin.isRecent)).toEqual([false, false, false]);
    await changed;
    expect(clock.now()).toBe(1001 * 1000);
    expect(recentLogin.limit()).toBe(0);
    expect([999, 1000, 1001].map(recentLogin.isRecent)).toEqual([false, false, true]);
  },
);

test('a login after a limit of 0 is recent for five minutes', async () => {
  const clock = clockAt(1000);
  const recentLogin = createRecentLogin(clock);
  await recentLogin.setLimit(0);
  clock.pass(300);
  expect(recentLogin.isRecent(1001)).toBe(true);
  clock.pass(1);
  expect(recentLogin.isRecent(1001)).toBe(false);
});

test('another limit takes a limit of 0 back', async () => {
  const recentLogin = createRecentLogin(clockAt(1000));
  await recentLogin.setLimit(0);
  await recentLogin.setLimit(300);
  expect(recentLogin.limit()).toBe(300);
  expect([700, 701].map(recentLogin.isRecent)).toEqual([false, true]);
});
