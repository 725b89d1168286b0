import { expect, test } from 'vitest';
import { blockingTime } from './vitals.ts';

const task = (start: number, duration: number) => ({ start, end: start + duration });

test('counts the time of tasks beyond 50 ms, after the first contentful paint', () => {
  expect(blockingTime({ FCP: 1000, longTasks: [task(1100, 80), task(1300, 150)] })).toBe(130);
  expect(blockingTime({ FCP: 1000, longTasks: [task(500, 300)] })).toBe(0);
});

test('counts only the part of a task that follows the first contentful paint', () => {
  expect(blockingTime({ FCP: 1000, longTasks: [task(900, 200)] })).toBe(50);
});
