/* Signs up, turns two-step verification on, and signs in with its code: `node signUp.ts <the emulator's URL>`. */

import { createClient } from '@toystore/auth-emulator/client';
import { initializeApp } from 'firebase/app';
import {
  connectAuthEmulator,
  createUserWithEmailAndPassword,
  getAuth,
  getMultiFactorResolver,
  multiFactor,
  sendEmailVerification,
  signInWithEmailAndPassword,
  signOut,
  TotpMultiFactorGenerator,
} from 'firebase/auth';

const [url = ''] = process.argv.slice(2);
const EMAIL = 'ann@shop.example';
const PASSWORD = 'ToyBox#2026';

function first<Item>(items: Item[]): Item {
  const [item] = items;
  if (item === undefined) throw new Error('The list is empty.');
  return item;
}

const client = createClient({ url, projectId: 'demo-x' });
const auth = getAuth(initializeApp({ apiKey: 'any', projectId: 'demo-x' }));
connectAuthEmulator(auth, url, { disableWarnings: true });

const { user } = await createUserWithEmailAndPassword(auth, EMAIL, PASSWORD);
await sendEmailVerification(user);
const mail = first(await client.oobCodes(EMAIL));
await fetch(mail.oobLink);
await user.reload();
const secret = await TotpMultiFactorGenerator.generateSecret(await multiFactor(user).getSession());
const enrollment = first(await client.totpEnrollments());
await multiFactor(user).enroll(
  TotpMultiFactorGenerator.assertionForEnrollment(secret, enrollment.code),
  'My phone',
);
await signOut(auth);

const error = await signInWithEmailAndPassword(auth, EMAIL, PASSWORD).catch((reason) => reason);
const resolver = getMultiFactorResolver(auth, error);
const hint = first(resolver.hints);
const assertion = TotpMultiFactorGenerator.assertionForSignIn(
  hint.uid,
  (await client.totpCode({ localId: user.uid })) ?? '',
);
const signedIn = await resolver.resolveSignIn(assertion);
console.log(JSON.stringify({ uid: signedIn.user.uid, email: EMAIL, password: PASSWORD }));
process.exit(0);
