import { expect, test } from 'vitest';
import { parseFrameMessage, parseHostMessage } from './protocol.ts';

const command = (fields: object) => ({ type: 'command', id: 1, command: fields });

test.each([
  { type: 'ready' },
  { type: 'summary', unread: 2, failure: 'Network down' },
  command({ name: 'openLink', link: 'http://127.0.0.1:9099/emulator/action' }),
  command({ name: 'signIn', credential: { method: 'google', idToken: '{}' } }),
])('reads a message of the frame: %j', (message) => {
  expect(parseFrameMessage(message)).toEqual(message);
});

test.each([
  undefined,
  'ready',
  { type: 'state', isOpen: true, isNarrow: false, canSignOut: true },
  { type: 'summary', unread: '2' },
  command({ name: 'openLink', link: 'javascript:alert(1)' }),
  command({ name: 'openLink', link: ' javascript:alert(1)//http:' }),
  command({ name: 'eval', code: '1' }),
  command({ name: 'signIn', credential: { method: 'password', email: 'a@shop.example' } }),
])('ignores anything else in the page: %j', (message) => {
  expect(parseFrameMessage(message)).toBeUndefined();
});

test.each([undefined, { type: 'ready' }, { type: 'state', isOpen: 'yes' }, { type: 'result' }])(
  'ignores anything else in the frame: %j',
  (message) => {
    expect(parseHostMessage(message)).toBeUndefined();
  },
);
