/** What is read of the SDK's user. */
interface User {
  getIdTokenResult: () => Promise<Record<'authTime' | 'issuedAtTime' | 'expirationTime', string>>;
  toJSON: () => object;
}

/**
 * How long ago a user signed in, in milliseconds. The device's clock may be wrong, so it is never compared with the
 * provider's: the provider's measures from the sign-in to the token, the device's since that came.
 */
export async function signInAge(user: User): Promise<number> {
  const { authTime, issuedAtTime, expirationTime } = await user.getIdTokenResult();
  const { stsTokenManager }: { stsTokenManager?: { expirationTime?: unknown } } = Object(
    user.toJSON(),
  );
  const issued = Date.parse(issuedAtTime);
  const validity = Date.parse(expirationTime) - issued;
  const arrived = Number(stsTokenManager?.expirationTime) - validity; // both on the device's clock
  const sinceArrival = Math.max(0, Date.now() - arrived || 0); // the clock may have been set back since then
  return issued - Date.parse(authTime) + sinceArrival;
}
