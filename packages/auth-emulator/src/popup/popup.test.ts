import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { emulatorPages } from '../../test/emulatorPages.ts';
import { send, startTestServer } from '../../test/testServer.ts';
import { makeOffline } from './index.ts';

const PAGE = `<title>Grüße</title>
<link href="https://unpkg.com/material@10/dist/m.min.css" rel="stylesheet">
<link rel="stylesheet" href="https://fonts.googleapis.com/icon?family=Material+Icons">
<link rel="icon" href="/local.ico"><style>p {}</style>
<script src="https://unpkg.com/material@10/dist/m.min.js"></script>
<script>var kept = 'https://example.com/';</script>
<script src="https://apis.google.com/js/api.js"></script>
`;

test('/gapi.js is the stub of the script of Google', async () => {
  const { proxy, received } = await startTestServer();
  const { status, headers, text } = await send(`${proxy.url}/gapi.js?onload=ready`);
  expect({ status, type: headers['content-type'] }).toEqual({
    status: 200,
    type: 'text/javascript; charset=utf-8',
  });
  expect(text).toBe(readFileSync(new URL('../../assets/gapiStub.js', import.meta.url), 'utf8'));
  const head = await send(`${proxy.url}/gapi.js`, { method: 'HEAD' });
  expect(head).toMatchObject({ status: 200, text: '' });
  expect(received).toEqual([]);
});

test('the frame of an app that has the stub needs no network', async () => {
  const { proxy } = await startTestServer({ headers: { 'content-type': 'text/html' }, body: PAGE });
  const { headers, text } = await send(`${proxy.url}/emulator/auth/iframe?gapiStub=1&apiKey=k`);
  expect(text).toContain('<script src="/gapi.js"></script>');
  expect(text).toContain("var kept = 'https://example.com/';");
  expect(text).toContain('<link rel="icon" href="/local.ico">');
  expect(text).toContain('<title>Grüße</title>');
  expect(text).not.toMatch(/unpkg|googleapis|apis\.google/);
  expect(headers['content-type']).toBe('text/html; charset=UTF-8');
});

test('the frame of an app that loaded the script of Google stays as it is', async () => {
  const { proxy } = await startTestServer({ headers: { 'content-type': 'text/html' }, body: PAGE });
  expect((await send(`${proxy.url}/emulator/auth/iframe?apiKey=k`)).text).toBe(PAGE);
});

test('the pages of the installed emulator load nothing from elsewhere', () => {
  const pages = emulatorPages();
  expect(pages.iframe).toContain('https://apis.google.com/js/api.js'); // else there is nothing to replace
  expect(pages.handler).toContain('<link href="https://');
  for (const page of Object.values(pages)) {
    const local = makeOffline(page);
    expect(local).not.toMatch(/<(link|script|img|iframe)\b[^>]*(href|src)="(https?:)?\/\//);
    expect(local).not.toContain('apis.google.com');
  }
  expect(makeOffline(pages.iframe)).toContain('<script src="/gapi.js"></script>');
  expect(makeOffline(pages.handler)).toContain('.js-reuse-account:hover');
});
