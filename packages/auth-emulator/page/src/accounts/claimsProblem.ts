export const MAX_CLAIMS = 1000; // characters, at the provider

/** Names that the provider writes into a token itself. */
const RESERVED = [
  ...['acr', 'amr', 'at_hash', 'aud', 'auth_time', 'azp', 'c_hash', 'cnf', 'exp', 'firebase'],
  ...['iat', 'iss', 'jti', 'nbf', 'nonce', 'sub'],
];

/** Returns the claims as they are sent. */
export const compactClaims = (text: string): string =>
  text.trim() === '' ? '{}' : JSON.stringify(JSON.parse(text));

/** Returns the claims as they are edited. An app may have stored a text that is not JSON. */
export function readableClaims(claims = '{}'): string {
  try {
    const readable = JSON.stringify(JSON.parse(claims), null, 2);
    return readable === '{}' ? '' : readable;
  } catch {
    return claims;
  }
}

/** @returns why custom claims cannot be saved; `undefined` if the emulator accepts them */
export function claimsProblem(text: string): string | undefined {
  if (text.trim() === '') return undefined;
  let claims: unknown;
  try {
    claims = JSON.parse(text);
  } catch (error) {
    return `This is not JSON, so it cannot be saved. ${error instanceof Error ? error.message : error}`;
  }
  if (typeof claims !== 'object' || claims === null || Array.isArray(claims)) {
    return 'Claims are an object: write { "name": "value" }.';
  }
  const reserved = Object.keys(claims).find((name) => RESERVED.includes(name));
  if (reserved !== undefined) return `${reserved} is a name of the token itself. Use another name.`;
  const { length } = compactClaims(text);
  if (length <= MAX_CLAIMS) return undefined;
  return `The claims have ${length} characters; at most ${MAX_CLAIMS} fit into a token.`;
}
