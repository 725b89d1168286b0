import { LIFETIMES } from '../lifetimes.ts';
import type { Feature, Operation } from '../pipeline/feature.ts';
import { Refusal } from '../pipeline/refusal.ts';
import { claimsOf, customClaimsOf } from '../pipeline/tokens.ts';

/** Refuses tokens that have expired by the project's clock. The emulator reads no token's end. */
export const lifetimes: Feature = { name: 'lifetimes', check: refuseExpiredToken };

const SESSION_COOKIE = 'https://session.firebase.google.com/';

function refuseExpiredToken({ name, fields, project }: Operation): void {
  const now = project.clock.now();
  const { exp, iss } = claimsOf(fields.idToken);
  // The SDK recovers by a refresh; TOKEN_EXPIRED would sign its user out.
  if (!(timeOf(exp) > now) || String(iss).startsWith(SESSION_COOKIE)) {
    throw new Refusal('INVALID_ID_TOKEN');
  }
  if (name !== 'signInWithCustomToken') return;
  const custom = customClaimsOf(fields.token);
  if (Math.min(timeOf(custom.exp), timeOf(custom.iat) + LIFETIMES.customToken) > now) return;
  throw new Refusal('INVALID_CUSTOM_TOKEN : The token has expired.');
}

/** Returns milliseconds since 1970, `NaN` for an invalid time. A token without the claim does not expire by it. */
const timeOf = (claim: unknown) => (claim === undefined ? Infinity : Number(claim) * 1000);
