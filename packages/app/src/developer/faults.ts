import { completePolicy, policyViolation } from '@toystore/auth-emulator/policy';
import policy from '../../../../emulator-data/password-policy.json';

/*
 * What goes wrong on purpose: which of the SDK's requests a simulated fault meets, and the answer
 * in which the provider reports it.
 */

/** The faults by name, as the panel offers them. */
export const FAULTS = {
  none: { label: 'None', hint: 'Everything works.' },
  'wrong-password': { label: 'Wrong password', hint: 'Every password is refused at sign-in.' },
  'too-many-requests': {
    label: 'Too many requests',
    hint: 'Sign-in, registration, e-mails and changes are refused.',
  },
  'network-down': { label: 'Network down', hint: 'No request reaches the provider.' },
  'slow-network': { label: 'Slow network', hint: 'Each request takes 3 seconds longer.' },
  'policy-failure': {
    label: 'Policy failure',
    hint: 'New passwords of fewer than 12 characters are refused.',
  },
} as const;

export type FaultName = keyof typeof FAULTS;

/** Reads a name that may be anything. */
export function readFaultName(name: string | null): FaultName {
  return FAULT_NAMES.find((known) => known === name) ?? 'none';
}

// biome-ignore format: Object.keys forgets what the keys are.
export const FAULT_NAMES = Object.keys(FAULTS) as FaultName[];

/** A request to the provider. */
export interface ProviderRequest {
  url: string;
  /** JSON; none for a GET. */
  body?: string | undefined;
}

/** What becomes of a request: it goes on, at once or after so many milliseconds, fails, or is answered here. */
export type FaultEffect = 'forward' | { delay: number } | TypeError | Response;

const SLOW = 3000;

/** The provider's policy, but stricter than the form. */
const STRICT_POLICY = completePolicy({
  customStrengthOptions: { ...policy.customStrengthOptions, minPasswordLength: 12 },
});

const PROVIDER =
  /\/(?:identitytoolkit|securetoken)\.googleapis\.com\/v\d\/(?:accounts:)?(?<operation>\w+)$/;
const LIMITED = [
  'delete',
  'resetPassword',
  'sendOobCode',
  'signInWithIdp',
  'signInWithPassword',
  'signUp',
  'update',
];
const SETS_PASSWORD = ['resetPassword', 'signUp', 'update'];

/**
 * Decides what a fault does to a request.
 * @param provider where the provider answers, such as http://127.0.0.1:9099
 */
export function applyFault(
  fault: FaultName,
  request: ProviderRequest,
  provider: string,
): FaultEffect {
  const operation = operationOf(request.url, provider);
  if (operation === undefined) return 'forward';
  switch (fault) {
    case 'none':
      return 'forward';
    case 'network-down':
      return new TypeError('Failed to fetch');
    case 'slow-network':
      return { delay: SLOW };
    case 'wrong-password':
      return operation === 'signInWithPassword' ? refusal('INVALID_LOGIN_CREDENTIALS') : 'forward';
    case 'too-many-requests':
      return LIMITED.includes(operation)
        ? refusal(
            'TOO_MANY_ATTEMPTS_TRY_LATER : Access to this account has been temporarily disabled due to many failed login attempts. You can immediately restore it by resetting your password or you can try again later.',
          )
        : 'forward';
    case 'policy-failure': {
      if (operation === 'passwordPolicy') return Response.json(STRICT_POLICY);
      const violation = policyViolation(STRICT_POLICY, request.body ?? '');
      return violation && SETS_PASSWORD.includes(operation) ? refusal(violation) : 'forward';
    }
  }
}

/** The provider's operation, such as `signUp`; nothing for what is not the provider's. */
function operationOf(url: string, provider: string): string | undefined {
  if (!URL.canParse(url)) return undefined;
  const { origin, pathname } = new URL(url);
  return origin === provider ? PROVIDER.exec(pathname)?.groups?.operation : undefined;
}

function refusal(message: string): Response {
  return Response.json({ error: { code: 400, message } }, { status: 400 });
}
