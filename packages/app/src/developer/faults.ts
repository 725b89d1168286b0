import type { AuthEmulatorClient, Fault, FaultError } from '@toystore/auth-emulator/client';
import type { PasswordPolicy } from '@toystore/auth-emulator/policy';
import policy from '../../../../emulator-data/password-policy.json';

/* The simulated faults. The emulator stores the current one, so it applies to every tab of the shop. */

type Failure = Pick<Fault, 'operation' | 'error' | 'delay'>;

interface SimulatedFault {
  label: string;
  hint: string;
  /** The requests that fail, and how. */
  failures: readonly Failure[];
  /** The minimum length of a new password, if it differs from the default. */
  minPasswordLength?: number;
}

const failure = (operation: string, error: FaultError, delay = 0): Failure => ({
  operation,
  error,
  delay,
});

const TOO_MANY =
  'TOO_MANY_ATTEMPTS_TRY_LATER : Access to this account has been temporarily disabled due to many failed login attempts. You can immediately restore it by resetting your password or you can try again later.';
/** Every operation except looking up an account, so that the user stays signed in. */
const LIMITED = [
  'delete',
  'resetPassword',
  'sendOobCode',
  'signInWithIdp',
  'signInWithPassword',
  'signUp',
  'update',
];

/** The faults by name, as the panel offers them. */
export const FAULTS = {
  none: { label: 'None', hint: 'Everything works.', failures: [] },
  'wrong-password': {
    label: 'Wrong password',
    hint: 'Every password is refused at sign-in.',
    failures: [failure('signInWithPassword', 'INVALID_LOGIN_CREDENTIALS')],
  },
  'too-many-requests': {
    label: 'Too many requests',
    hint: 'Sign-in, registration, e-mails and changes are refused.',
    failures: LIMITED.map((operation) => failure(operation, TOO_MANY)),
  },
  'network-down': {
    label: 'Network down',
    hint: 'The provider closes every connection.',
    failures: [failure('*', 'close')],
  },
  'slow-network': {
    label: 'Slow network',
    hint: 'Each answer comes 3 seconds late.',
    failures: [failure('*', 'delay', 3000)],
  },
  'policy-failure': {
    label: 'Policy failure',
    hint: 'New passwords of fewer than 12 characters are refused.',
    failures: [],
    minPasswordLength: 12, // stricter than the form
  },
} as const satisfies Record<string, SimulatedFault>;

export type FaultName = keyof typeof FAULTS;

// biome-ignore format: Object.keys returns plain strings.
export const FAULT_NAMES = Object.keys(FAULTS) as FaultName[];

const MAX_TIMES = 1_000_000; // the emulator's maximum: effectively until it is switched off
const USUAL_LENGTH = policy.customStrengthOptions.minPasswordLength;

const faultOf = (name: FaultName): SimulatedFault => FAULTS[name];
const lengthOf = (name: FaultName) => faultOf(name).minPasswordLength ?? USUAL_LENGTH;

/**
 * Returns the fault that the emulator simulates.
 * @returns `undefined` for other failures
 */
export function simulatedFault(faults: Fault[], holds: PasswordPolicy): FaultName | undefined {
  return FAULT_NAMES.find(
    (name) =>
      keyOf(faultOf(name).failures) === keyOf(faults) &&
      lengthOf(name) === holds.customStrengthOptions.minPasswordLength,
  );
}

const keyOf = (failures: readonly Failure[]) =>
  failures.map(({ operation, error, delay }) => `${operation} ${error} ${delay}`).join();

/** Replaces what the emulator simulates by a fault, until another one is chosen. */
export async function simulate(emulator: AuthEmulatorClient, name: FaultName): Promise<void> {
  await Promise.all([emulator.clearFaults(), emulator.restorePasswordPolicy()]);
  const { failures, minPasswordLength } = faultOf(name);
  for (const { operation, error, delay } of failures) {
    await emulator.failNext(operation, error, { delay, times: MAX_TIMES });
  }
  if (minPasswordLength !== undefined) {
    await emulator.setPasswordPolicy({
      customStrengthOptions: { ...policy.customStrengthOptions, minPasswordLength },
    });
  }
}
