import type { Fields } from './canonicalFields.ts';
import { Refusal } from './refusal.ts';
import { claimsOf, customClaimsOf } from './tokens.ts';

const CUSTOM_TOKEN_AUDIENCE =
  'https://identitytoolkit.googleapis.com/google.identity.identitytoolkit.v1.IdentityToolkit';

/** @throws {Refusal} if an ID token was issued for another project, or a custom token for another service */
export function refuseForeignTokens({ idToken, token }: Fields, projectId: string): void {
  const { aud = projectId } = claimsOf(idToken);
  if (aud !== projectId) throw new Refusal('INVALID_ID_TOKEN');
  const { aud: audience = CUSTOM_TOKEN_AUDIENCE } = customClaimsOf(token);
  if (audience !== CUSTOM_TOKEN_AUDIENCE) {
    throw new Refusal('INVALID_CUSTOM_TOKEN : The token has the audience of another service.');
  }
}
