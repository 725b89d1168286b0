import {
  applyActionCode,
  confirmPasswordReset,
  sendEmailVerification,
  sendPasswordResetEmail,
} from 'firebase/auth';
import { expect, test } from 'vitest';
import { asApp } from '../../test/rest.ts';
import { sdkEmulator, seedAccount } from '../../test/sdkEmulator.ts';

/* E-mails and text messages in one list. */

const ann = { ...seedAccount('ann'), emailVerified: false, displayName: 'Ann' };
const { emulator, newAuth, signIn } = sdkEmulator('demo-messages', [ann]);
const messages = () => emulator().client.messages();
const codeOf = (link = '') => new URL(link).searchParams.get('oobCode') ?? '';

const sendCode = (phoneNumber: string) =>
  post('sendVerificationCode', { phoneNumber, recaptchaToken: 'any' });

const post = async (operation: string, body: object) =>
  (await asApp(emulator().url, `v1/accounts:${operation}`, { body })).body;

test('lists e-mails and text messages, the newest first, by the project’s clock', async () => {
  const { user } = await signIn('ann');
  await sendEmailVerification(user);
  await emulator().client.setClock(3600);
  await sendCode('+15550100');
  const [sms, email] = await messages();
  expect(sms).toMatchObject({
    kind: 'sms',
    to: '+15550100',
    used: false,
    code: expect.stringMatching(/^\d{6}$/),
  });
  expect(sms?.text).toBe(`${sms?.code} is your verification code for demo-messages.`);
  expect(email).toMatchObject({ kind: 'email', to: 'ann@b.example', used: false });
  expect(email?.text).toContain('Hello Ann');
  expect(email?.text).toContain(email?.link);
  const age = Number(sms?.at) - Number(email?.at);
  expect(Math.abs(age - 3_600_000)).toBeLessThan(60_000);
  expect(Number(email?.expiresAt) - Number(email?.at)).toBeGreaterThan(71 * 3_600_000);
});

test('distinguishes used messages from unused ones', async () => {
  const auth = newAuth();
  const { user } = await signIn('ann', auth);
  await sendEmailVerification(user);
  const { sessionInfo } = await sendCode('+15550100');
  const [sms, email] = await messages();
  await applyActionCode(auth, codeOf(email?.link));
  await post('signInWithPhoneNumber', { sessionInfo, code: sms?.code });
  expect((await messages()).map(({ used }) => used)).toEqual([true, true]);
});

test('lets one link expire, and no other', async () => {
  const auth = newAuth();
  await sendPasswordResetEmail(auth, 'ann@b.example');
  await sendPasswordResetEmail(auth, 'ann@b.example');
  const [newest, older] = await messages();
  await emulator().client.expireMessage(newest?.id ?? '');
  const reset = (link?: string) => confirmPasswordReset(auth, codeOf(link), 'ToyBox#2027');
  await expect(reset(newest?.link)).rejects.toMatchObject({ code: 'auth/expired-action-code' });
  await reset(older?.link);
  await expect(emulator().client.expireMessage('none')).rejects.toThrow('There is no such e-mail.');
});

test('lists the messages of tenants', async () => {
  await emulator().client.importAccounts([seedAccount('eve')], 'toys');
  const auth = newAuth();
  auth.tenantId = 'toys';
  await sendPasswordResetEmail(auth, 'eve@b.example');
  expect(await messages()).toMatchObject([{ to: 'eve@b.example', used: false }]);
});
