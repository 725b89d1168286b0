/** A provider's error as a shopper sees it: its message word for word, and one sentence of help for a known code. */
export interface AuthFailure {
  message: string;
  help?: string;
}

const TRY_LATER = 'Please wait a few minutes, then try again.';
const CHECK_BOTH = 'The email or the password is not right. Please check both and try again.';
const TOO_WEAK = 'Please choose a longer password with more kinds of characters.';
const SHOP_SETUP =
  'The shop is not set up for this yet. Please tell us, and sign in another way meanwhile.';

/** Help by provider code. None tells more about an account than the provider's own message does. */
const HELP: Record<string, string> = {
  'auth/cancelled-popup-request': 'Another sign-in window was opened. Please use the newest one.',
  'auth/email-already-in-use': 'Please log in with this email, or choose another one.',
  'auth/internal-error': TRY_LATER,
  'auth/invalid-api-key': SHOP_SETUP,
  'auth/invalid-credential': CHECK_BOTH,
  'auth/invalid-email': 'Please enter a whole email address, like name@example.com.',
  'auth/missing-password': 'Please enter your password.',
  'auth/network-request-failed': 'Please check your connection, then try again.',
  'auth/operation-not-allowed': SHOP_SETUP,
  'auth/password-does-not-meet-requirements': TOO_WEAK,
  'auth/popup-blocked':
    'Your browser blocked the sign-in window. Please allow pop-ups for this shop, then try again.',
  'auth/popup-closed-by-user':
    'The sign-in window was closed before it was done. Please try again.',
  'auth/timeout': 'Please check your connection, then try again.',
  'auth/too-many-requests': TRY_LATER,
  'auth/unauthorized-domain': SHOP_SETUP,
  'auth/user-disabled': 'This account cannot be used. Please contact our support.',
  'auth/user-not-found': CHECK_BOTH,
  'auth/weak-password': TOO_WEAK,
  'auth/wrong-password': CHECK_BOTH,
};

/** Reads any thrown value: an error without a code, or no error at all, still shows what it says. */
export function describeAuthError(error: unknown): AuthFailure {
  const message = error instanceof Error && error.message !== '' ? error.message : String(error);
  const code =
    typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : '';
  const help = HELP[code];
  return help === undefined ? { message } : { message, help };
}
