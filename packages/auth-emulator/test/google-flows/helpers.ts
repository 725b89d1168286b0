import { deleteApp, type FirebaseServerApp, initializeApp } from 'firebase/app';
import type { Auth } from 'firebase/auth';
import { Secret, TOTP } from 'otpauth';
import { sdk } from '../firebaseSdk.ts';
import { clientOfFile } from './emulator_rest_helpers.ts';
import { emulatorOfFile, getAppConfig } from './settings.ts';

/* In place of `packages/auth/test/helpers/integration/helpers.ts`. */

export { email, password } from './account.ts';
export const incorrectTotpCode = '1000000'; // it has seven digits

export const randomEmail = () => `test.email.${crypto.randomUUID()}@test.com`;

export function getTestInstance(): Auth {
  const auth = sdk.getAuth(initializeApp(getAppConfig()));
  return connect(auth);
}

export const getTestInstanceForServerApp = (app: FirebaseServerApp): Auth =>
  connect(sdk.getAuth(app));

function connect(auth: Auth): Auth {
  auth.settings.appVerificationDisabledForTesting = true;
  sdk.connectAuthEmulator(auth, emulatorOfFile(), { disableWarnings: true });
  return auth;
}

export async function cleanUpTestInstance(auth: Auth): Promise<void> {
  await auth.signOut();
  await clientOfFile().reset();
  await deleteApp(auth.app);
}

export const getTotpCode = (secret: string, period: number, digits: number, time: Date): string =>
  new TOTP({ secret: Secret.fromBase32(secret), period, digits, algorithm: 'SHA1' }).generate({
    timestamp: time.getTime(),
  });

/** As Google's: it has all kinds of characters, and the length that the policy asks for. */
export async function generateValidPassword(auth: Auth): Promise<string> {
  const { passwordPolicy } = await sdk.validatePassword(auth, '');
  const { minPasswordLength = 6 } = passwordPolicy.customStrengthOptions;
  const all = `aA0${passwordPolicy.allowedNonAlphanumericCharacters.charAt(0)}`;
  return all.repeat(Math.ceil(minPasswordLength / all.length)).slice(0, minPasswordLength);
}
