import { type EmulatorAccount, projectHeader } from './client.ts';

/* What Firebase's SDK keeps of who is signed in, as its version 12 writes it: an entry in IndexedDB for each app. */

export interface FirebaseAppOptions {
  /** Where the emulator answers: what the app gives to `connectAuthEmulator`. */
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

/** Tokens and the account, as the SDK asks for them. */
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
    throw new Error(`${email} could not be signed in: ${answer.error?.message}`);
  }

  const body = { email, password, returnSecureToken: true };
  const { idToken, refreshToken, expiresIn } = await post('signInWithPassword', body);
  if (idToken === undefined) throw new Error(`${email} needs a second factor to sign in.`);
  const { users } = await post('lookup', { idToken });
  const user: EmulatorAccount & { lastLoginAt?: string } = users[0]; // who has just signed in
  const expirationTime = Date.now() + Number(expiresIn) * 1000;
  return { user, stsTokenManager: { refreshToken, accessToken: idToken, expirationTime } };
}

/** What the SDK would have written into a browser in which somebody signed in by password. */
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

/** The same as Playwright's storage state. */
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
