import { expect, test } from 'vitest';
import { send, startTestServer } from '../../test/testServer.ts';
import { completePolicy } from '../policy.ts';

const API = '/identitytoolkit.googleapis.com';
const GOOD = 'ToyBox#2026';
const policy = completePolicy({
  customStrengthOptions: { minPasswordLength: 8, containsUppercaseCharacter: true },
});

const startServers = (answer = {}) => startTestServer(answer, { policy });

test.each([
  ['signUp', { email: 'a@b.example', password: 'toybox' }],
  ['update', { idToken: 'x', password: 'toybox' }],
  ['resetPassword', { oobCode: 'x', newPassword: 'toybox' }],
])(
  '%s refuses a password that does not meet it, with the message of the provider',
  async (operation, body) => {
    const { proxy, received } = await startServers();
    const answer = await send(`${proxy.url}${API}/v1/accounts:${operation}?key=k`, {
      method: 'POST',
      headers: { origin: 'http://localhost:5173' },
      body: JSON.stringify(body),
    });
    expect(answer.status).toBe(400);
    expect(answer.headers['access-control-allow-origin']).toBe('http://localhost:5173');
    expect(JSON.parse(answer.text).error).toMatchObject({
      code: 400,
      message:
        'PASSWORD_DOES_NOT_MEET_REQUIREMENTS : Missing password requirements: [Password must contain at least 8 characters, Password must contain an upper case character]',
    });
    expect(received).toEqual([]);
  },
);

test.each([
  ['a good password', 'signUp', { email: 'a@b.example', password: GOOD }, {}],
  ['a good new password', 'resetPassword', { oobCode: 'x', newPassword: GOOD }, {}],
  ['a new name', 'update', { idToken: 'x', displayName: 'Zoë' }, {}],
  ['an anonymous account', 'signUp', {}, {}],
  ['the owner', 'signUp', { password: 'short' }, { authorization: 'Bearer owner' }],
  ['a server', 'update', { password: 'short' }, { authorization: 'bearer ya29.abc' }],
  ['an old password', 'signInWithPassword', { password: 'short' }, {}],
])('%s passes', async (_, operation, content, headers) => {
  const { proxy, received } = await startServers({ body: '{"answer":"of the emulator"}' });
  const body = JSON.stringify(content);
  const url = `${proxy.url}${API}/v1/accounts:${operation}?key=k`;
  const answer = await send(url, { method: 'POST', headers, body });
  expect(JSON.parse(answer.text)).toEqual({ answer: 'of the emulator' });
  expect(JSON.parse(received.at(-1)?.body.toString() ?? '')).toEqual(content);
});

const LINK = 'mode=resetPassword&oobCode=x&apiKey=k';

test.each([
  'newPassword=toybox',
  'newPassword[]=ToyBox%232026',
  'newPassword%5B%5D=ToyBox%232026',
  '[newPassword]=ToyBox%232026',
  'newPassword[length]=8',
  'newPassword=ToyBox%232026&newPassword=x',
])('nor does a link in an e-mail set one that does not meet it: %s', async (query) => {
  const { proxy, received } = await startServers();
  for (const path of ['/emulator/action', '/emulator/action/', '/Emulator/ACTION']) {
    for (const method of ['GET', 'HEAD']) {
      const { status } = await send(`${proxy.url}${path}?${LINK}&${query}`, { method });
      expect({ path, method, status }).toEqual({ path, method, status: 400 });
    }
  }
  expect(received).toEqual([]);
});

test.each(['', '&newPassword=ToyBox%232026'])('the link itself passes: %s', async (query) => {
  const { proxy, received } = await startServers({ body: '{}' });
  await send(`${proxy.url}/emulator/action?${LINK}${query}`);
  expect(received.at(-1)?.url).toBe(`/emulator/action?${LINK}${query}`);
});

test('no other rights pass for those of the owner', async () => {
  const { proxy, received } = await startServers();
  const others = ['Bearer owners', 'owner', 'Bearer x owner', 'Basic owner', 'Bearer\towner'];
  for (const authorization of others) {
    const body = JSON.stringify({ password: 'short' });
    const url = `${proxy.url}${API}/v1/accounts:signUp`;
    const answer = await send(url, { method: 'POST', headers: { authorization }, body });
    expect(answer.status).toBe(400);
  }
  expect(received).toEqual([]);
});
