import { expect, test } from 'vitest';
import { blockingTime } from './vitals.mjs';

const task = (start: number, duration: number) => ({ start, duration });

test('tasks block by what they take beyond 50 ms, after the first paint', () => {
  expect(blockingTime({ FCP: 1000, longTasks: [task(1100, 80), task(1300, 150)] })).toBe(130);
  expect(blockingTime({ FCP: 1000, longTasks: [task(500, 300)] })).toBe(0);
});

test('of a task that the first paint falls into, only the rest counts', () => {
  expect(blockingTime({ FCP: 1000, longTasks: [task(900, 200)] })).toBe(50);
});
