import { expect, test, vi } from 'vitest';
import { connectSdk, sdk, VERIFIER } from '../../test/firebaseSdk.ts';
import { PASSWORD, sdkEmulator, seedAccount } from '../../test/sdkEmulator.ts';
import type { AuthEmulatorClient } from '../client.ts';

const ANN = seedAccount('ann');
const printed: string[] = [];
const { emulator } = sdkEmulator('demo-fixed-codes', [ANN], {
  config: { signIn: { phoneNumber: { testPhoneNumbers: { '+15550100': '123456' } } } },
  onEmail: (line) => printed.push(line),
});

async function lastCode(client: AuthEmulatorClient, phoneNumber: string) {
  const sms = (await client.smsCodes(phoneNumber)).at(-1);
  if (sms === undefined) throw new Error(`No text message to ${phoneNumber}.`);
  return sms.code;
}

test('signs in by text message with the codes of the seed', async () => {
  const { client, url } = emulator();
  const auth = connectSdk(url);
  const other = await sdk.signInWithPhoneNumber(auth, '+15550199', VERIFIER);
  const fixed = await sdk.signInWithPhoneNumber(auth, '+15550100', VERIFIER);
  expect((await client.smsCodes()).map(({ phoneNumber }) => phoneNumber)).toEqual([
    '+15550199',
    '+15550100',
  ]);
  expect(await lastCode(client, '+15550100')).toBe('123456');
  await vi.waitFor(() => expect(printed.join()).toContain('+15550100, use the code 123456.'));

  await expect(fixed.confirm('654321')).rejects.toMatchObject({
    code: 'auth/invalid-verification-code',
  });
  const { user } = await fixed.confirm('123456');
  expect(user.phoneNumber).toBe('+15550100');
  expect(await client.smsCodes('+15550100')).toEqual([]);

  const madeUp = await lastCode(client, '+15550199');
  expect(madeUp).toMatch(/^\d{6}$/);
  expect(printed.join()).toContain(`+15550199, use the code ${madeUp}.`);
  expect((await other.confirm(madeUp)).user.phoneNumber).toBe('+15550199');

  expect(await client.reset()).toBe(1);
  await sdk.signInWithPhoneNumber(auth, '+15550100', VERIFIER);
  expect(await lastCode(client, '+15550100')).toBe('123456'); // the settings of the seed are back, too
});

test.each(['+15550100', '+15550199'])(
  'a text message to %s is a second factor',
  async (phoneNumber) => {
    const { client, url } = emulator();
    const auth = connectSdk(url);
    const { user } = await sdk.signInWithEmailAndPassword(auth, ANN.email, PASSWORD);
    const factors = sdk.multiFactor(user);
    const provider = new sdk.PhoneAuthProvider(auth);
    const options = { phoneNumber, session: await factors.getSession() };
    const id = await provider.verifyPhoneNumber(options, VERIFIER);
    const proof = sdk.PhoneAuthProvider.credential(id, await lastCode(client, phoneNumber));
    await factors.enroll(sdk.PhoneMultiFactorGenerator.assertion(proof), 'My telephone');

    await sdk.signOut(auth);
    const needed = await sdk
      .signInWithEmailAndPassword(auth, ANN.email, PASSWORD)
      .catch((error) => error);
    expect(needed.code).toBe('auth/multi-factor-auth-required');
    const resolver = sdk.getMultiFactorResolver(auth, needed);
    const [multiFactorHint] = resolver.hints;
    if (multiFactorHint === undefined) throw new Error('No second factor is required.');
    expect(multiFactorHint.displayName).toBe('My telephone');
    const again = await provider.verifyPhoneNumber(
      { multiFactorHint, session: resolver.session },
      VERIFIER,
    );
    const resolve = async (code: string) => {
      const credential = sdk.PhoneAuthProvider.credential(again, code);
      return resolver.resolveSignIn(sdk.PhoneMultiFactorGenerator.assertion(credential));
    };
    await expect(resolve('none')).rejects.toMatchObject({
      code: 'auth/invalid-verification-code',
    });
    const signedIn = await resolve(await lastCode(client, phoneNumber));
    const { claims } = await sdk.getIdTokenResult(signedIn.user);
    expect(claims.firebase).toMatchObject({ sign_in_second_factor: 'phone' });
  },
);
