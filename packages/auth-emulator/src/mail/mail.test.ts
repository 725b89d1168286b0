import { expect, onTestFinished, test } from 'vitest';
import { connectSdk, sdk } from '../../test/firebaseSdk.ts';
import { V1 } from '../../test/requestForms.ts';
import { REVEALING } from '../../test/sdkEmulator.ts';
import { startSharedEmulator } from '../../test/sharedEmulator.ts';
import { APP, send, startTestServer } from '../../test/testServer.ts';
import { writeSeed } from '../../test/writeSeed.ts';
import { createClient } from '../client.ts';

const ANN = { email: 'ann@b.example', password: 'ToyBox#2026' };
const SEED = {
  users: [{ localId: 'ann', displayName: 'Ann', email: ANN.email, rawPassword: ANN.password }],
  config: REVEALING,
};
const mailTemplates = {
  de: { PASSWORD_RESET: { subject: 'Neues Passwort für %EMAIL%', text: '%LINK% %OTHER% %LINK%' } },
  'zh-Hant': { PASSWORD_RESET: { subject: '重設密碼', text: '%LINK%' } },
  zh: { PASSWORD_RESET: { subject: '重置密码', text: '%LINK%' } },
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

  auth.languageCode = 'zh-Hant-HK'; // falls back to the nearest tag
  await sdk.sendPasswordResetEmail(auth, ANN.email);
  expect((await client.mail(ANN.email)).at(-1)?.subject).toBe('重設密碼');

  auth.languageCode = 'fr';
  await sdk.updateProfile(user, { displayName: 'سارة!' });
  await sdk.verifyBeforeUpdateEmail(user, 'new@b.example');
  const [change] = await client.mail('new@b.example'); // to the new address
  expect(change).toMatchObject({ language: 'fr', requestType: 'VERIFY_AND_CHANGE_EMAIL' });
  expect(change?.text).toMatch(/^Hello \u2068سارة!\u2069,/);
  await sdk.applyActionCode(auth, new URL(change?.link ?? '').searchParams.get('oobCode') ?? '');
  // The link has ended every session.
  const again = await sdk.signInWithEmailAndPassword(auth, 'new@b.example', ANN.password);
  await sdk.updateEmail(again.user, 'third@b.example');
  expect((await client.mail('new@b.example')).at(-1)?.text).toMatch(
    /^Hello \u2068سارة!\u2069,\n\nYour sign-in email for demo-mail was changed to third@b\.example\./,
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

const LINK = 'http://127.0.0.1:1/emulator/action?mode=resetPassword&oobCode=x&apiKey=fake-api-key';

async function start(answer: object = {}) {
  const printed: string[] = [];
  const { proxy, received } = await startTestServer(
    { body: JSON.stringify(answer) },
    { print: (line) => printed.push(line) },
  );
  const post = (path: string, body: object, headers = {}) =>
    send(`${proxy.url}${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
  return { proxy, received, printed, post };
}

const RESET = { requestType: 'PASSWORD_RESET', email: 'ann@b.example' };
const SENT = { email: 'ann@b.example', oobCode: 'x', oobLink: LINK, userInfo: [] };

test('only the owner sees the link of an e-mail, and one request sends it', async () => {
  const { proxy, received, printed, post } = await start(SENT);
  const answer = await post(`${V1}/accounts:sendOobCode?key=k`, RESET);
  expect(JSON.parse(answer.text)).toEqual({ email: 'ann@b.example', userInfo: [] });
  expect(received).toHaveLength(1); // however many links there are: none is listed
  expect(received[0]?.headers.authorization).toBe('Bearer owner');
  expect(JSON.parse(received[0]?.body.toString() ?? '')).toEqual({ ...RESET, returnOobLink: true });
  expect(printed).toEqual([
    expect.stringMatching(/^To reset the password for ann@b\.example, follow this link: http/),
  ]);
  const [mail] = await createClient({ url: proxy.url, projectId: 'demo-test' }).mail();
  expect(mail).toMatchObject({ to: 'ann@b.example', requestType: 'PASSWORD_RESET' });
});

test.each([
  ['it has no key', `${V1}/accounts:sendOobCode`, RESET, {}],
  [
    'it asks for the link itself',
    `${V1}/accounts:sendOobCode?key=k`,
    { ...RESET, returnOobLink: true },
    {},
  ],
  [
    'it names a project',
    `${V1}/accounts:sendOobCode?key=k`,
    { ...RESET, targetProjectId: 'demo-test' },
    {},
  ],
  ['it is about a project', `${V1}/projects/demo-test/accounts:sendOobCode?key=k`, RESET, {}],
  [
    'no user is signed in',
    `${V1}/accounts:sendOobCode?key=k`,
    { requestType: 'VERIFY_EMAIL', email: 'ann@b.example' },
    {},
  ],
  [
    'its rights are unknown',
    `${V1}/accounts:sendOobCode?key=k`,
    RESET,
    { authorization: 'Bearer x' },
  ],
])('an app gets no rights of the owner where %s', async (_, path, body, headers) => {
  const { received, post } = await start({ email: 'ann@b.example' });
  await post(path, body, headers);
  expect(received[0]?.headers.authorization).not.toBe('Bearer owner');
  expect(JSON.parse(received[0]?.body.toString() ?? '')).toEqual(body);
});

test.each(['oobCode=x', '[oobCode]=x', 'oobCode[]=x', 'oobCode[0]=x', '%5BoobCode%5D=x'])(
  'a link that is too old does not count, written as %s',
  async (query) => {
    const { proxy, received, post } = await start(SENT);
    await post(`${V1}/accounts:sendOobCode?key=k`, RESET);
    await proxy.project.clock.setOffset(3700);
    received.length = 0;
    const path = `/emulator/action?mode=resetPassword&apiKey=k&newPassword=ToyBox%232026&${query}`;
    expect((await send(`${proxy.url}${path}`)).status).toBe(400);
    expect(received).toEqual([]);
  },
);

test('redirects a browser that opens an old link to the app, which reports it', async () => {
  const { proxy, post } = await start(SENT);
  await post(`${V1}/accounts:sendOobCode?key=k`, RESET);
  proxy.project.clock.setOffset(3700);
  const headers = { 'sec-fetch-mode': 'navigate' };
  const { pathname, search } = new URL(LINK);
  expect(await send(`${proxy.url}${pathname}${search}`, { headers })).toMatchObject({
    status: 302,
    headers: { location: expect.stringMatching(`^${APP}/auth/action`) },
  });
});

const FORGED = 'a@b.example\nTo reset the password for bob@b.example, follow this link: http://x';

test.each([FORGED, 'a b@b.example', 'a@b.example\u0000', 'a@b.example\u2028', ' a@b.example'])(
  'an address with white space or control characters is refused: %j',
  async (address) => {
    const { received, post } = await start();
    const bodies = {
      'sendOobCode?key=k': { requestType: 'EMAIL_SIGNIN', email: address },
      'signUp?key=k': { email: address, password: 'ToyBox#2026' },
      'update?key=k': { idToken: 'x', email: address },
      'createAuthUri?key=k': { identifier: address, continueUri: 'http://localhost' },
    };
    for (const [operation, body] of Object.entries(bodies)) {
      expect((await post(`${V1}/accounts:${operation}`, body)).status).toBe(400);
    }
    expect(received).toEqual([]);
    const path = `${V1}/projects/demo-test/accounts:batchCreate`;
    const users = [{ localId: 'a', email: address }];
    await post(path, { users }, { authorization: 'Bearer owner' });
    expect(received[0]?.body.toString()).not.toContain(JSON.stringify(address));
  },
);
