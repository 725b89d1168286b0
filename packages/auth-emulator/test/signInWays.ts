import type { Auth, UserCredential } from 'firebase/auth';
import type { AuthEmulatorClient } from '../src/client.ts';
import { sdk, VERIFIER } from './firebaseSdk.ts';
import { PASSWORD } from './sdkEmulator.ts';

/* The ways to sign in that an app offers, for tests of what is alike in all of them. */

const PHONE_NUMBERS = { ann: '+15550110', bob: '+15550111' };

/** A way to sign in, with all its steps. */
export type Person = keyof typeof PHONE_NUMBERS;

export type SignIn = (
  auth: Auth,
  client: AuthEmulatorClient,
  person: Person,
) => Promise<UserCredential>;

export const emailOf = (person: string) => `${person}@b.example`;

/** Returns a custom token as the emulator accepts it from a server of the app. */
export const customToken = (uid: string, claims = {}) => JSON.stringify({ uid, claims });

/** Returns the claims of an ID token, which the emulator accepts as proof of a Google account. */
export const googleProof = (person: string, claims = {}) =>
  sdk.GoogleAuthProvider.credential(
    JSON.stringify({
      sub: `google-${person}`,
      email: emailOf(person),
      email_verified: true,
      ...claims,
    }),
  );

/** The code of the newest text message to a number. */
export async function smsCode(client: AuthEmulatorClient, phoneNumber: string): Promise<string> {
  const sms = (await client.smsCodes(phoneNumber)).at(-1);
  if (sms === undefined) throw new Error(`No text message to ${phoneNumber}.`);
  return sms.code;
}

/** Asks for an e-mail that signs in, and returns the link in it. */
export async function signInLink(auth: Auth, client: AuthEmulatorClient, email: string) {
  const settings = { url: 'http://localhost:5173/', handleCodeInApp: true };
  await sdk.sendSignInLinkToEmail(auth, email, settings);
  const code = (await client.oobCodes(email)).at(-1);
  if (code === undefined) throw new Error(`No e-mail to ${email}.`);
  return code.oobLink;
}

/** Those by which a person comes back to the same account. */
export const RETURNING_WAYS: Record<string, SignIn> = {
  'a custom token': (auth, _, person) => sdk.signInWithCustomToken(auth, customToken(person)),
  async 'a password'(auth, client, person) {
    const email = emailOf(person);
    const known = await client.account(email);
    if (known === undefined) await client.createAccount({ email, password: PASSWORD });
    return sdk.signInWithEmailAndPassword(auth, email, PASSWORD);
  },
  'a Google account': (auth, _, person) => sdk.signInWithCredential(auth, googleProof(person)),
  async 'a link in an e-mail'(auth, client, person) {
    const email = emailOf(person);
    return sdk.signInWithEmailLink(auth, email, await signInLink(auth, client, email));
  },
  async 'a text message'(auth, client, person) {
    const number = PHONE_NUMBERS[person];
    const confirmation = await sdk.signInWithPhoneNumber(auth, number, VERIFIER);
    return confirmation.confirm(await smsCode(client, number));
  },
};

export const ALL_WAYS: Record<string, SignIn> = {
  'no account': (auth) => sdk.signInAnonymously(auth),
  ...RETURNING_WAYS,
};
