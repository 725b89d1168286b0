import type { AuthEmulatorClient, Fault, FaultError } from '../../../src/client.ts';
import type { PasswordPolicy } from '../../../src/policy.ts';
import type { Failures } from '../api/projectData.ts';
import { useLive, useProject } from '../api/useLive.ts';

type Failure = Pick<Fault, 'operation' | 'error' | 'delay'>;

interface CommonFailure {
  label: string;
  hint: string;
  failures?: readonly Failure[];
  /** A shortest password that is longer than what apps expect. */
  minPasswordLength?: number;
  recentLogin?: number;
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

const PROVIDER_RECENT_LOGIN = 300; // seconds

/** Failures that every app meets, by name. */
export const COMMON_FAILURES = {
  none: { label: 'None: everything works', hint: 'Everything works, unless a failure waits.' },
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
    hint: 'Each answer is 3 seconds late.',
    failures: [failure('*', 'delay', 3000)],
  },
  'weak-password': {
    label: 'Weak password',
    hint: 'New passwords of fewer than 12 characters are refused.',
    minPasswordLength: 12,
  },
  'old-login': {
    label: 'Old login',
    hint: 'Every login so far is too old: operations that need a recent login are refused.',
    recentLogin: 0,
  },
} as const satisfies Record<string, CommonFailure>;

export type CommonFailureName = keyof typeof COMMON_FAILURES;

// biome-ignore format: Object.keys returns plain strings.
export const COMMON_FAILURE_NAMES = Object.keys(COMMON_FAILURES) as CommonFailureName[];

const commonOf = (name: CommonFailureName): CommonFailure => COMMON_FAILURES[name];

const keyOf = (failures: readonly Failure[]) =>
  failures.map(({ operation, error, delay }) => `${operation} ${error} ${delay}`).join();

/**
 * Returns the common failure that the emulator simulates.
 * @param usual the policy that the emulator was started with
 * @returns `undefined` for a combination that is not in the list
 */
export function currentFailure(
  { faults, policy, recentLogin }: Failures,
  usual: PasswordPolicy,
): CommonFailureName | undefined {
  const minimum = policy.customStrengthOptions.minPasswordLength;
  const usualMinimum = usual.customStrengthOptions.minPasswordLength;
  const common = keyOf(faults.filter(isCommon));
  return COMMON_FAILURE_NAMES.find((name) => {
    const { failures = [], minPasswordLength, recentLogin: limit } = commonOf(name);
    const isPolicy =
      minPasswordLength === undefined
        ? minimum !== 12 || usualMinimum === 12
        : minimum === minPasswordLength && usualMinimum !== minimum;
    return keyOf(failures) === common && isPolicy && (limit === 0) === (recentLogin === 0);
  });
}

type FaultClient = Pick<AuthEmulatorClient, 'faults' | 'clearFaults' | 'failNext'>;
type FailureClient = FaultClient &
  Pick<
    AuthEmulatorClient,
    'passwordPolicy' | 'setPasswordPolicy' | 'restorePasswordPolicy' | 'setRecentLogin'
  >;

/** Replaces the common failure. Failures that wait stay. */
export async function setCommonFailure(
  client: FailureClient,
  name: CommonFailureName,
  before: CommonFailureName | undefined,
): Promise<void> {
  const { failures = [], minPasswordLength, recentLogin } = commonOf(name);
  await replaceFaults(client, (faults) => [
    ...waitingOf(faults),
    ...failures.map((one) => ({ ...one, times: UNTIL_SWITCHED_OFF, admin: false })),
  ]);
  if (minPasswordLength !== undefined) {
    const { customStrengthOptions, ...policy } = await client.passwordPolicy();
    const options = { ...customStrengthOptions, minPasswordLength };
    await client.setPasswordPolicy({ ...policy, customStrengthOptions: options });
  } else if (before === 'weak-password') await client.restorePasswordPolicy();
  if (recentLogin !== undefined) await client.setRecentLogin(recentLogin);
  else if (before === 'old-login') await client.setRecentLogin(PROVIDER_RECENT_LOGIN);
}

/** Changes the list of failures: the emulator can only add one, or clear all. */
export async function replaceFaults(
  client: FaultClient,
  change: (faults: Fault[]) => Fault[],
): Promise<void> {
  const next = change(await client.faults());
  await client.clearFaults();
  for (const { operation, error, ...options } of next) {
    await client.failNext(operation, error, options);
  }
}

/** Returns the common failure that the emulator simulates; `undefined` for a combination, or until it is known. */
export function useFailure(): CommonFailureName | undefined {
  const project = useProject();
  const { data: failures } = useLive(project.failures);
  const { data: start } = useLive(project.start);
  return failures && start && currentFailure(failures, start.policy);
}

/** How often a common failure occurs: the emulator's maximum, effectively until it is switched off. */
const UNTIL_SWITCHED_OFF = 1_000_000;

/** Whether a failure is part of a common one. Some of its requests may have failed already. */
export const isCommon = ({ times }: Fault) => times > UNTIL_SWITCHED_OFF / 2;

/** Returns the failures that wait for a number of requests. */
export const waitingOf = (faults: readonly Fault[]) => faults.filter((fault) => !isCommon(fault));
