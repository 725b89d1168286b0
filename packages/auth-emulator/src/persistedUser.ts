import { type EmulatorAccount, projectHeader } from './client.ts';
import { claimsOf } from './pipeline/tokens.ts';
import { withSession } from './sessions/sessionTokens.ts';

/* The entry in IndexedDB by which Firebase's SDK (version 12) remembers the signed-in user of an app. */

export interface FirebaseAppOptions {
  /** The emulator's address, as in `connectAuthEmulator`. */
  url: string;
  /** As in the app's configuration. */
  apiKey: string;
  /** The second argument of `initializeApp`, if the app has one. */
  appName?: string;
}

/** The account that signs in, and the way. */
export interface SignInOptions extends FirebaseAppOptions {
  projectId: string;
  email: string;
  /** Without a password the account signs in with Google, which creates it if the emulator does not know it. */
  password?: string | undefined;
  /** How many seconds ago the sign-in was: some operations require a recent one. Signed tokens become invalid by it. */
  secondsSinceSignIn?: number | undefined;
}

/** Requests tokens and the account, as the SDK does. */
async function signIn({ url, apiKey, projectId, email, password }: SignInOptions) {
  async function post(operation: string, body: object) {
    const path = `identitytoolkit.googleapis.com/v1/accounts:${operation}`;
    const response = await fetch(`${url}/${path}?key=${encodeURIComponent(apiKey)}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', [projectHeader]: projectId },
      body: JSON.stringify(body),
    });
    const answer = await response.json();
    if (response.ok) return answer;
    throw new Error(`Signing in ${email} failed: ${answer.error?.message}`);
  }

  const { idToken, refreshToken, expiresIn } = await (password === undefined
    ? post('signInWithIdp', googleSignIn(email))
    : post('signInWithPassword', { email, password, returnSecureToken: true }));
  if (idToken === undefined) throw new Error(`${email} needs a second factor to sign in.`);
  const { users } = await post('lookup', { idToken });
  const user: EmulatorAccount & { lastLoginAt?: string } = users[0];
  const expirationTime = Date.now() + Number(expiresIn) * 1000;
  return { user, idToken, refreshToken, expirationTime };
}

const googleSignIn = (email: string) => ({
  postBody: new URLSearchParams({
    id_token: JSON.stringify({ sub: `google-${email}`, email, email_verified: true }),
    providerId: 'google.com',
  }).toString(),
  requestUri: 'http://localhost',
  returnSecureToken: true,
});

/** Returns what the SDK writes into the browser when the user signs in. */
export async function persistedUser(options: SignInOptions) {
  const { apiKey, appName = '[DEFAULT]', secondsSinceSignIn } = options;
  const { user, expirationTime, ...tokens } = await signIn(options);
  const signedInAt = Number(claimsOf(tokens.idToken).auth_time) - (secondsSinceSignIn ?? 0);
  const aged = secondsSinceSignIn !== undefined && withSession(tokens, {}, signedInAt);
  const { idToken: accessToken, refreshToken } = aged || tokens;
  const { localId: uid, photoUrl: photoURL, createdAt, lastLoginAt } = user;
  const { email, displayName, phoneNumber, tenantId, providerUserInfo = [] } = user;
  return {
    fbase_key: `firebase:authUser:${apiKey}:${appName}`,
    value: {
      ...{ uid, email, displayName, photoURL, phoneNumber, tenantId },
      emailVerified: user.emailVerified ?? false,
      isAnonymous: false,
      providerData: providerUserInfo.map(({ rawId, photoUrl, ...info }) => ({
        providerId: info.providerId,
        uid: rawId ?? '',
        displayName: info.displayName ?? null,
        email: info.email ?? null,
        phoneNumber: null,
        photoURL: photoUrl ?? null,
      })),
      stsTokenManager: { refreshToken, accessToken, expirationTime },
      ...{ createdAt, lastLoginAt, apiKey, appName },
    },
  };
}

/**
 * Signs a user in and returns the session as Playwright's storage state, for `browser.newContext({ storageState })` or
 * `context.setStorageState()`.
 * @param origin of the app, such as `http://localhost:5173`
 * @throws {Error} when the emulator refuses the sign-in, or requires a second factor
 */
export async function signedInState(origin: string, options: SignInOptions) {
  const record = { value: await persistedUser(options) };
  const store = {
    name: 'firebaseLocalStorage',
    keyPath: 'fbase_key',
    autoIncrement: false,
    indexes: [],
    records: [record],
  };
  const indexedDB = [{ name: 'firebaseLocalStorageDb', version: 1, stores: [store] }];
  return { cookies: [], origins: [{ origin, localStorage: [], indexedDB }] };
}
