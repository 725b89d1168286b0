import { expect, test } from 'vitest';
import type { AuthEmulatorClient, Fault } from '../../../src/client.ts';
import { completePolicy } from '../../../src/policy.ts';
import {
  COMMON_FAILURE_NAMES,
  type CommonFailureName,
  currentFailure,
  setCommonFailure,
} from './commonFailures.ts';

const USUAL = completePolicy({ customStrengthOptions: { minPasswordLength: 8 } });
const WAITING: Fault = { operation: 'token', error: 503, times: 2, delay: 0, admin: false };

/** The emulator's settings, changed as by its own client. */
function emulator() {
  const state = { faults: [WAITING], policy: USUAL, recentLogin: 300 };
  const client: Pick<
    AuthEmulatorClient,
    | 'faults'
    | 'clearFaults'
    | 'failNext'
    | 'passwordPolicy'
    | 'setPasswordPolicy'
    | 'restorePasswordPolicy'
    | 'setRecentLogin'
  > = {
    faults: async () => state.faults,
    clearFaults: async () => {
      state.faults = [];
    },
    failNext: async (operation, error, { times = 1, delay = 0, admin = false } = {}) => {
      state.faults = [...state.faults, { operation, error, times, delay, admin }];
    },
    passwordPolicy: async () => state.policy,
    setPasswordPolicy: async (policy) => {
      state.policy = completePolicy(policy);
    },
    restorePasswordPolicy: async () => {
      state.policy = USUAL;
    },
    setRecentLogin: async (seconds) => {
      state.recentLogin = seconds;
    },
  };
  return { state, client };
}

test.each(COMMON_FAILURE_NAMES)(
  'recognizes %s after it was set, and switches it off',
  async (name) => {
    const { state, client } = emulator();
    const set = async (next: CommonFailureName) =>
      setCommonFailure(client, next, currentFailure(state, USUAL));
    await set(name);
    expect(currentFailure(state, USUAL)).toBe(name);
    expect(state.faults).toContainEqual(WAITING);
    await set('none');
    expect(state).toEqual({ faults: [WAITING], policy: USUAL, recentLogin: 300 });
  },
);

test('recognizes a common failure that has occurred already', async () => {
  const { state, client } = emulator();
  await setCommonFailure(client, 'network-down', 'none');
  state.faults = state.faults.map((fault) => ({ ...fault, times: fault.times - 1 }));
  expect(currentFailure(state, USUAL)).toBe('network-down');
});

test('recognizes no failure in two of them at once', async () => {
  const { state, client } = emulator();
  await setCommonFailure(client, 'network-down', 'none');
  state.recentLogin = 0;
  expect(currentFailure(state, USUAL)).toBeUndefined();
});
