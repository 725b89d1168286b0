/** What an ID token says. The emulator checks whether it counts. */
export const claimsOf = (idToken: unknown) =>
  parseJson(Buffer.from(String(idToken).split('.')[1] ?? '', 'base64url').toString('utf8'));

/** What a refresh token or a pending credential of the emulator says. */
export const decodeToken = (token: unknown) =>
  parseJson(Buffer.from(String(token), 'base64').toString('utf8'));

/** The JSON object in a text; of anything else an empty one. */
export function parseJson(json: string): Record<string, unknown> {
  try {
    return { ...JSON.parse(json) };
  } catch {
    return {};
  }
}
