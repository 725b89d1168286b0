const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** How long each credential is valid, in milliseconds. The README lists them with the errors that follow. */
export const LIFETIMES = {
  idToken: HOUR,
  customToken: HOUR,
  sessionCookie: 14 * DAY, // at most
  temporaryProof: HOUR,
  passwordResetLink: HOUR,
  signInLink: 6 * HOUR,
  verificationLink: 3 * DAY,
  // The provider documents none of these.
  addressChangeLink: 3 * DAY,
  recoveryLink: 3 * DAY,
  smsCode: 15 * MINUTE,
  pendingSecondFactor: 15 * MINUTE,
  totpEnrollment: 5 * MINUTE,
} as const;
