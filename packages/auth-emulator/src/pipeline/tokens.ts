/** Returns the claims of an ID token. The emulator checks whether the token is valid. */
export const claimsOf = (idToken: unknown) =>
  parseJson(Buffer.from(String(idToken).split('.')[1] ?? '', 'base64url').toString('utf8'));

/** Returns the fields of a refresh token or of a pending credential of the emulator. */
export const decodeToken = (token: unknown) =>
  parseJson(Buffer.from(String(token), 'base64').toString('utf8'));

/** Writes what `decodeToken` reads; in `base64url`, what `claimsOf` reads. */
export const encodeToken = (fields: object, form: BufferEncoding = 'base64') =>
  Buffer.from(JSON.stringify(fields)).toString(form);

/** Returns an ID token with other claims. The emulator's is not signed. */
export function withClaims(idToken: string, claims: object): string {
  const [header, , signature] = idToken.split('.');
  return [header, encodeToken(claims, 'base64url'), signature].join('.');
}

/** Returns the claims of a custom token, which is a JWT or, for the emulator, JSON. */
export const customClaimsOf = (token: unknown) =>
  String(token).startsWith('{') ? parseJson(String(token)) : claimsOf(token);

/** Parses a JSON object. Anything else becomes an empty one. */
export function parseJson(json: string): Record<string, unknown> {
  try {
    return { ...JSON.parse(json) };
  } catch {
    return {};
  }
}
