/** The parts of the SDK's user that are read. */
interface User {
  getIdTokenResult: () => Promise<Record<'authTime' | 'issuedAtTime' | 'expirationTime', string>>;
  toJSON: () => object;
}

/**
 * Returns how long ago a user signed in, in milliseconds. The device's clock may be wrong, so it is never compared with the
 * provider's: the provider's clock measures the time from sign-in to token, the device's the time since the token arrived.
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
