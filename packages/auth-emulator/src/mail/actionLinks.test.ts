import { expect, test } from 'vitest';
import { APP, send, startTestServer } from '../../test/testServer.ts';
import { localOrigin } from './actionLinks.ts';

const QUERY = '?mode=verifyEmail&lang=en+GB&oobCode=a%2Bb_-&apiKey=fake-api-key';
const NAVIGATING = { 'sec-fetch-mode': 'navigate', accept: 'text/html,*/*' };
const toApp = (continueUrl: string) => `${QUERY}&continueUrl=${encodeURIComponent(continueUrl)}`;

test.each([
  ['a browser', NAVIGATING],
  ['an old browser', { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' }],
])(
  '%s that follows a link lands on the page of the app, with the same query',
  async (_, headers) => {
    const { proxy, received } = await startTestServer();
    const { status, headers: answered } = await send(`${proxy.url}/emulator/action${QUERY}`, {
      headers,
    });
    expect(status).toBe(302);
    expect(answered.location).toBe(`${APP}/auth/action${QUERY}`);
    expect(received).toEqual([]);
  },
);

test.each([
  ['curl', { accept: '*/*' }],
  ['a program without preferences', {}],
  ['fetch in a page', { 'sec-fetch-mode': 'cors', accept: '*/*' }],
  ['fetch in a page that wants HTML', { 'sec-fetch-mode': 'cors', accept: 'text/html' }],
])('%s is answered by the emulator', async (_, headers) => {
  const { proxy, received } = await startTestServer({ body: '{ "authEmulator": {} }' });
  const answer = await send(`${proxy.url}/emulator/action${QUERY}`, { headers });
  expect(answer.status).toBe(200);
  expect(JSON.parse(answer.text)).toEqual({ authEmulator: {} });
  expect(received[0]?.url).toBe(`/emulator/action${QUERY}`);
});

test.each([
  ['http://localhost:4173/login?from=/x/3', 'http://localhost:4173'],
  ['http://127.0.0.1:8080/', 'http://127.0.0.1:8080'],
  ['http://localhost', 'http://localhost'],
])('redirects a link that names the app at %s to it', async (continueUrl, app) => {
  const { proxy } = await startTestServer();
  const query = toApp(continueUrl);
  const { headers } = await send(`${proxy.url}/emulator/action${query}`, { headers: NAVIGATING });
  expect(headers.location).toBe(`${app}/auth/action${query}`);
});

test.each([
  'https://evil.example/',
  'https://localhost:5173/',
  '//evil.example/',
  '/\\evil.example',
  'http://localhost.evil.example/',
  'http://127.0.0.1.evil.example/',
  'http://localhost@evil.example/',
  'http://localhost:5173@evil.example/',
  'http://evil.example/http://localhost:5173',
  'http://evil.example#@localhost:5173',
  'javascript:alert(1)//localhost',
  'data:text/html,localhost',
  'file://localhost/etc/passwd',
  'localhost:4173',
  '',
])('does not redirect a link to %s', async (continueUrl) => {
  expect(localOrigin(continueUrl)).toBeUndefined();
  const { proxy } = await startTestServer();
  const query = toApp(continueUrl);
  const { headers } = await send(`${proxy.url}/emulator/action${query}`, { headers: NAVIGATING });
  expect(headers.location?.startsWith(`${APP}/auth/action?mode=`)).toBe(true);
});

test.each([
  ['//evil.example/emulator/action', 404],
  ['/emulator/actions', 404],
  ['/x/emulator/action', 404],
  ['/emulator/action/', 302], // the emulator takes it for the same
])('only the one address redirects: %s is answered with %i', async (path, status) => {
  const { proxy } = await startTestServer();
  const answer = await send(`${proxy.url}${path}${QUERY}`, { headers: NAVIGATING });
  expect(answer.status).toBe(status);
});

test.each([
  ['GET', '/emulator/v1/projects/demo-test/oobCodes'],
  ['POST', '/identitytoolkit.googleapis.com/v1/accounts:sendOobCode?key=x'],
  ['POST', '/identitytoolkit.googleapis.com/v1/projects/demo-test/accounts:sendOobCode'],
  ['POST', '/www.googleapis.com/identitytoolkit/v3/relyingparty/getOobConfirmationCode'],
  ['GET', '/emulator/action?mode=resetPassword'],
])('links that the emulator returns lead through the proxy: %s %s', async (method, path) => {
  const body = { body: '' };
  const { proxy, emulatorUrl } = await startTestServer(body);
  body.body = JSON.stringify({ link: `${emulatorUrl}/emulator/action?a=ü`, other: emulatorUrl });
  const answer = await send(`${proxy.url}${path}`, {
    method,
    ...(method === 'POST' && { body: '{}' }),
  });
  expect(JSON.parse(answer.text)).toEqual({
    link: `${proxy.url}/emulator/action?a=ü`,
    other: proxy.url,
  });
});
