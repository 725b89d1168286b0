import type { Fields } from '../pipeline/canonicalFields.ts';
import type { Answer, Operation } from '../pipeline/feature.ts';
import {
  claimsOf,
  customClaimsOf,
  decodeToken,
  encodeToken,
  parseJson,
  withClaims,
} from '../pipeline/tokens.ts';

/**
 * Completes a sign-in by a provider: Google's profile, which the emulator shortens, and the claims of OIDC and SAML, which
 * it writes only into the first token of SAML.
 */
export function addClaims({ body, ...answer }: Answer, { name }: Operation): Answer | undefined {
  if (name !== 'signInWithIdp') return undefined;
  const { providerId, rawUserInfo, idToken, mfaPendingCredential: pending } = body;
  const profile = parseJson(String(rawUserInfo));
  if (providerId === 'google.com') {
    const { sub, aud, hd } = customClaimsOf(body.oauthIdToken);
    return {
      ...answer,
      body: { ...body, rawUserInfo: JSON.stringify({ ...profile, sub, aud, hd }) },
    };
  }
  if (!/^(oidc|saml)\./.test(String(providerId)) || Object.keys(profile).length === 0)
    return undefined;
  const fields = { ...decodeToken(pending), signInAttributes: profile };
  const claims = claimsOf(idToken);
  const firebase: Fields = { ...Object(claims.firebase), sign_in_attributes: profile };
  return {
    ...answer,
    body: {
      ...body,
      ...(pending !== undefined && { mfaPendingCredential: encodeToken(fields) }),
      ...(typeof idToken === 'string' && { idToken: withClaims(idToken, { ...claims, firebase }) }),
    },
  };
}
