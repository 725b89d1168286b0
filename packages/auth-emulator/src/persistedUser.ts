import { type EmulatorAccount, projectHeader } from './client.ts';

/* The entry in IndexedDB by which Firebase's SDK (version 12) remembers the signed-in user of an app. */

export interface FirebaseAppOptions {
  /** The emulator's address, as in `connectAuthEmulator`. */
  url: string;
  /** As in the app's configuration. */
  apiKey: string;
  /** The second argument of `initializeApp`, if the app has one. */
  appName?: string;
}

interface SignInOptions extends FirebaseAppOptions {
  projectId: string;
  email: string;
  password: string;
}

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

  const body = { email, password, returnSecureToken: true };
  const { idToken, refreshToken, expiresIn } = await post('signInWithPassword', body);
  if (idToken === undefined) throw new Error(`${email} needs a second factor to sign in.`);
  const { users } = await post('lookup', { idToken });
  const user: EmulatorAccount & { lastLoginAt?: string } = users[0]; // of a token that was just issued
  const expirationTime = Date.now() + Number(expiresIn) * 1000;
  return { user, stsTokenManager: { refreshToken, accessToken: idToken, expirationTime } };
}

/** Signs in by password and returns the entry that the SDK would write. */
export async function persistedUser(options: SignInOptions) {
  const { apiKey, appName = '[DEFAULT]' } = options;
  const { user, stsTokenManager } = await signIn(options);
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
      stsTokenManager,
      ...{ createdAt, lastLoginAt, apiKey, appName },
    },
  };
}

/** Returns the same entry as Playwright's storage state. */
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
