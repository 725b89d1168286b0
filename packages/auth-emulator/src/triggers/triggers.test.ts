import { json } from 'node:stream/consumers';
import { beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { asApp, asOwner } from '../../test/rest.ts';
import { type SharedEmulator, startSharedEmulator } from '../../test/sharedEmulator.ts';
import { serve } from '../../test/testServer.ts';

/* Created and deleted users reach functions and other servers, and nothing else does. */

const CLOUD_EVENT = 'application/cloudevents+json; charset=UTF-8';
const eventually = { timeout: 10_000, interval: 20 };
const API = 'v1/accounts';

interface Received {
  url: string | undefined;
  type: string | undefined;
  body: Record<string, unknown>;
}

/** A server that records events, and answers with these statuses; 0 hangs until the client gives up. */
async function receiver(...statuses: number[]) {
  const received: Received[] = [];
  const url = await serve(async (request, response) => {
    const body = (await json(request)) as Received['body']; // an object, as sent below
    received.push({ url: request.url, type: request.headers['content-type'], body });
    const status = statuses.shift() ?? 200;
    if (status > 0) response.writeHead(status, { location: '/elsewhere' }).end();
  });
  return { url, received };
}

// Starts the Firebase tools, if no other file has.
beforeAll(async () => (await startSharedEmulator('demo-triggers')).stop(), 180_000);

let projects = 0;
const projectId = () => `demo-triggers-${projects}`;

async function start(targets: { functions?: string; events?: string }): Promise<SharedEmulator> {
  projects += 1;
  const emulator = await startSharedEmulator(projectId(), targets);
  onTestFinished(emulator.stop);
  return emulator;
}

const types = (received: Received[]) => received.map(({ body }) => body.type ?? body.eventType);
const signUp = async ({ url }: SharedEmulator, body: object = {}) =>
  (await asApp(url, `${API}:signUp`, { body })).body;

test('sends what firebase-tools sends to functions, and CloudEvents to any address, in order', async () => {
  const [functions, events] = [await receiver(), await receiver()];
  const emulator = await start({ functions: functions.url, events: `${events.url}/hook?a=b` });
  const user = { email: 'ann@b.example', password: 'ToyBox#2026' };
  const { localId, idToken } = await signUp(emulator, user);
  await asApp(emulator.url, `${API}:delete`, { body: { idToken } });
  await vi.waitFor(() => expect(events.received).toHaveLength(2), eventually);
  await vi.waitFor(() => expect(functions.received).toHaveLength(4), eventually);
  const project = projectId();
  const value = { uid: localId, email: user.email, customClaims: {} };
  const created = {
    specversion: '1.0',
    type: 'google.firebase.auth.user.v2.created',
    source: `//identitytoolkit.googleapis.com/projects/${project}`,
    subject: `users/${localId}`,
    data: { value },
  };
  const deleted = {
    type: 'google.firebase.auth.user.v2.deleted',
    data: { oldValue: value },
  };
  const legacy = {
    eventType: 'providers/firebase.auth/eventTypes/user.create',
    resource: { name: `projects/${project}`, service: 'firebaseauth.googleapis.com' },
    data: value,
  };
  const path = `/functions/projects/${project}/trigger_multicast`;
  expect(functions.received).toMatchObject([
    { url: path, type: 'application/json', body: legacy },
    { url: path, type: CLOUD_EVENT, body: created },
    { body: { eventType: 'providers/firebase.auth/eventTypes/user.delete' } },
    { body: deleted },
  ]);
  expect(events.received).toMatchObject([
    { url: '/hook?a=b', type: CLOUD_EVENT, body: created },
    { body: deleted },
  ]);
});

test('sends events of every way to create and delete a user, and of no other change', async () => {
  const { url: events, received } = await receiver();
  const emulator = await start({ events });
  const { client, url } = emulator;
  await client.importAccounts([{ localId: 'imported', email: 'imported@b.example' }]);
  await client.snapshot('one');
  await signUp(emulator);
  const ann = { localId: 'ann', email: 'ann@b.example', password: 'ToyBox#2026' };
  await asOwner(url, `v1/projects/${projectId()}/accounts`, { body: ann });
  const token = JSON.stringify({ uid: 'custom' });
  for (const _ of [1, 2]) await asApp(url, `${API}:signInWithCustomToken`, { body: { token } });
  await client.deleteAccount('ann');
  await client.deleteUndoably({ localId: 'imported' });
  const path = `v1/projects/${projectId()}/accounts:batchDelete`;
  await asOwner(url, path, { body: { localIds: ['custom'], force: true } });
  await signUp(emulator, { tenantId: 'toys' });
  await client.restore('one');
  await client.deleteAllAccounts();
  await client.reset();
  await signUp(emulator, { email: 'last@b.example', password: 'ToyBox#2026' });
  await vi.waitFor(() => expect(types(received)).toHaveLength(8), eventually);
  const shown = received.map(({ body }) => `${body.subject} ${body.type}`.replace(/ .*\./, ' '));
  expect(shown.map((text) => text.replace(/^users\/\w{28}/, 'users/…'))).toEqual([
    ...['users/… created', 'users/ann created', 'users/custom created', 'users/ann deleted'],
    ...['users/imported deleted', 'users/custom deleted', 'users/… created', 'users/… created'],
  ]);
  expect(received.map(({ body }) => body.tenantid)).toContain('toys');
});

test('tries three times without delaying a sign-up, and logs each delivery', async () => {
  const { url: events, received } = await receiver(500, 503, 200, 500, 500, 302);
  const emulator = await start({ events });
  const [first, second] = [await signUp(emulator), await signUp(emulator)];
  await vi.waitFor(() => expect(received).toHaveLength(6), eventually);
  const deliveries = async () =>
    (await emulator.client.log()).filter(({ caller }) => caller === 'tool');
  await vi.waitFor(async () => {
    expect(await deliveries()).toMatchObject([
      {
        ...{ operation: 'user.created', status: 200, account: { localId: first.localId } },
        effects: [{ feature: 'triggers', text: `delivered to ${events}, attempt 3` }],
      },
      {
        ...{ operation: 'user.created', status: 302, account: { localId: second.localId } },
        effects: [{ text: `not delivered to ${events} in 3 attempts: HTTP 302` }],
      },
    ]);
  }, eventually);
});

test('answers a sign-up while a server hangs', async () => {
  const { url: events, received } = await receiver(0);
  const emulator = await start({ events });
  await signUp(emulator);
  await vi.waitFor(() => expect(received).toHaveLength(1), eventually);
  expect((await signUp(emulator)).localId).toBeDefined();
  expect(received).toHaveLength(1);
});
