import { expect, test, vi } from 'vitest';
import { retryTakenPort } from './retryTakenPort.ts';

const taken = new Error('Error: Could not start Authentication Emulator, port taken.');
const other = new Error('The Auth emulator ended (exit code 1).');

test('starts again when the port was taken', async () => {
  const start = vi.fn().mockRejectedValueOnce(taken).mockResolvedValueOnce('started');
  expect(await retryTakenPort(start)).toBe('started');
});

test.each([
  [taken, 3],
  [other, 1],
])('passes on %s after %i attempts', async (error, attempts) => {
  const start = vi.fn().mockRejectedValue(error);
  await expect(retryTakenPort(start)).rejects.toBe(error);
  expect(start).toHaveBeenCalledTimes(attempts);
});
