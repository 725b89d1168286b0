import { createClient } from '@toystore/auth-emulator/client';
import { completePolicy } from '@toystore/auth-emulator/policy';
import { expect, test } from 'vitest';
import policy from '../../../../emulator-data/password-policy.json';
import { startTestServer } from '../../../auth-emulator/test/testServer.ts';
import { FAULT_NAMES, simulate, simulatedFault } from './faults.ts';

/* Each fault at the emulator's proxy; e2e/development/faults.spec.ts tests what a page shows. */

async function startEmulator() {
  const { proxy } = await startTestServer({ body: '{}' }, { policy: completePolicy(policy) });
  const emulator = createClient({ url: proxy.url, projectId: 'demo-test' });
  const simulated = async () =>
    simulatedFault(await emulator.faults(), await emulator.passwordPolicy());
  return { emulator, simulated };
}

test('fails nothing and has the default policy without a fault', async () => {
  const { emulator, simulated } = await startEmulator();
  expect(await simulated()).toBe('none');
  await simulate(emulator, 'none');
  expect(await emulator.faults()).toEqual([]);
  expect(await emulator.passwordPolicy()).toEqual(completePolicy(policy));
});

test('simulates one fault at a time, and reports which', async () => {
  const { emulator, simulated } = await startEmulator();
  for (const name of [...FAULT_NAMES, ...FAULT_NAMES.toReversed()]) {
    await simulate(emulator, name);
    expect(await simulated()).toBe(name);
  }
});

test('too many requests: refuses everything except looking up an account, so that the user stays signed in', async () => {
  const { emulator } = await startEmulator();
  await simulate(emulator, 'too-many-requests');
  const refused = (await emulator.faults()).map(({ operation }) => operation);
  expect(refused).toContain('signInWithPassword');
  for (const operation of ['lookup', 'token', '*']) expect(refused).not.toContain(operation);
});

test('policy failure: changes only the minimum length of the default rules', async () => {
  const { emulator } = await startEmulator();
  await simulate(emulator, 'policy-failure');
  const { customStrengthOptions } = await emulator.passwordPolicy();
  expect(customStrengthOptions).toEqual({
    ...policy.customStrengthOptions,
    minPasswordLength: 12,
  });
});

test('does not report failures that another client has set', async () => {
  const { emulator, simulated } = await startEmulator();
  await emulator.failNext('signInWithPassword', 'USER_DISABLED');
  expect(await simulated()).toBeUndefined();
});
