import { expect, onTestFinished, test } from 'vitest';
import { connectSdk, sdk } from '../../test/firebaseSdk.ts';
import { REVEALING } from '../../test/sdkEmulator.ts';
import { startSharedEmulator } from '../../test/sharedEmulator.ts';
import { writeSeed } from '../../test/startTestEmulator.ts';

const ANN = { email: 'ann@b.example', password: 'ToyBox#2026' };
const SEED = {
  users: [{ localId: 'ann', displayName: 'Ann', email: ANN.email, rawPassword: ANN.password }],
  config: REVEALING,
};
const mailTemplates = {
  de: { PASSWORD_RESET: { subject: 'Neues Passwort für %EMAIL%', text: '%LINK% %OTHER% %LINK%' } },
};

test('keeps every e-mail as the provider would send it, in the language of the app', async () => {
  const options = { seed: writeSeed(SEED), mailTemplates };
  const { client, url, stop } = await startSharedEmulator('demo-mail', options);
  onTestFinished(stop);
  const auth = connectSdk(url);
  const { user } = await sdk.signInWithEmailAndPassword(auth, ANN.email, ANN.password);

  await sdk.sendEmailVerification(user);
  const [verification] = await client.mail();
  expect(verification).toMatchObject({
    to: ANN.email,
    requestType: 'VERIFY_EMAIL',
    subject: 'Verify your email for demo-mail',
    language: 'en',
  });
  expect(verification?.text).toMatch(
    /^Hello Ann,\n\nFollow this link to verify your email address/,
  );
  expect(verification?.text).toContain(`\n\n${verification?.link}\n\n`);
  const code = new URL(verification?.link ?? '').searchParams.get('oobCode') ?? '';
  expect(verification?.link.startsWith(`${url}/emulator/action?`)).toBe(true);
  await sdk.applyActionCode(auth, code);
  expect(await client.mail()).toEqual([verification]); // used, and still to be looked at

  auth.languageCode = 'de-AT';
  await sdk.sendPasswordResetEmail(auth, ANN.email);
  const [, reset] = await client.mail(ANN.email);
  expect(reset).toMatchObject({ language: 'de-AT', subject: `Neues Passwort für ${ANN.email}` });
  expect(reset?.text).toBe(`${reset?.link} %OTHER% ${reset?.link}`);
  expect(new URL(reset?.link ?? '').searchParams.get('lang')).toBe('de-AT');
  expect(reset?.link).not.toContain('newPassword');

  auth.languageCode = 'fr';
  await sdk.verifyBeforeUpdateEmail(user, 'new@b.example');
  const [change] = await client.mail('new@b.example'); // to the new address
  expect(change).toMatchObject({ language: 'fr', requestType: 'VERIFY_AND_CHANGE_EMAIL' });
  expect(change?.text).toMatch(/^Hello Ann,/);
  await sdk.applyActionCode(auth, new URL(change?.link ?? '').searchParams.get('oobCode') ?? '');
  // The link has ended every session.
  const again = await sdk.signInWithEmailAndPassword(auth, 'new@b.example', ANN.password);
  await sdk.updateEmail(again.user, 'third@b.example');
  expect((await client.mail('new@b.example')).at(-1)?.text).toMatch(
    /^Hello Ann,\n\nYour sign-in email for demo-mail was changed to third@b\.example\./,
  );

  await sdk.sendSignInLinkToEmail(auth, 'stranger@b.example', {
    url: 'http://localhost:5173/',
    handleCodeInApp: true,
  });
  expect((await client.mail('stranger@b.example'))[0]?.subject).toBe('Sign in to demo-mail');

  const { length } = await client.mail();
  await client.sendEmailChange('third@b.example', 'fourth@b.example'); // its link is handed over
  expect(await client.mail()).toHaveLength(length);

  await client.reset();
  expect(await client.mail()).toEqual([]);
}, 180_000);
