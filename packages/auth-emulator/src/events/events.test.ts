import { expect, test, vi } from 'vitest';
import { openEvents } from '../../test/eventStream.ts';
import { sdkEmulator, seedAccount } from '../../test/sdkEmulator.ts';
import { createClient, projectHeader } from '../client.ts';

/* Pages learn at once what happens in their project. */

const { emulator, signIn } = sdkEmulator('demo-events', [seedAccount('ann')]);
const OWNER = { authorization: 'Bearer owner' };
const open = (headers: Record<string, string> = OWNER) => openEvents(emulator().url, headers);
const eventually = { timeout: 5000, interval: 20 };

test('sends operations as they happen, and what they changed', async () => {
  const { events, response } = await open();
  expect(response.headers.get('content-type')).toBe('text/event-stream');
  await signIn('ann');
  await vi.waitFor(() => {
    expect(events[0]).toEqual({ event: 'hello', data: { startId: expect.any(String) } });
    const operations = events.filter(({ event }) => event === 'operation');
    expect(operations.map(({ data }) => data.operation)).toEqual(['signInWithPassword', 'lookup']);
    expect(operations[0]?.data).toMatchObject({ caller: 'app', status: 200 });
    expect(operations[0]?.data).not.toHaveProperty('request');
    expect(events).toContainEqual({ event: 'changed', data: { what: ['accounts', 'messages'] } });
  }, eventually);
});

test('announces what the owner changes', async () => {
  const { events } = await open();
  const { client, url } = emulator();
  await client.setClock(60);
  await client.failNext('signUp', 503);
  await client.setPasswordPolicy({ customStrengthOptions: {} });
  await createClient({ url, projectId: 'demo-events-new' }).clock();
  await vi.waitFor(() => {
    const changed = events.flatMap(({ data: { what } }) => (Array.isArray(what) ? what : []));
    expect(new Set(changed)).toEqual(new Set(['clock', 'faults', 'settings', 'projects']));
  }, eventually);
});

test('sends no events of other projects', async () => {
  const { events } = await open({ ...OWNER, [projectHeader]: 'demo-events-other' });
  await signIn('ann');
  await emulator().client.setClock(60);
  const other = createClient({ url: emulator().url, projectId: 'demo-events-other' });
  await other.createAccount({ email: 'a@b.example', password: 'ToyBox#2026' });
  await vi.waitFor(() => {
    expect(events.map(({ event }) => event)).toEqual(['hello', 'operation', 'changed']);
  }, eventually);
});

test('lets a page that was disconnected catch up', async () => {
  const first = await open();
  await vi.waitFor(() => expect(first.events).toHaveLength(1), eventually);
  first.close();
  await first.ended;
  await signIn('ann');
  const second = await open();
  await vi.waitFor(() => expect(second.events).toHaveLength(1), eventually);
  expect(second.events).toEqual(first.events); // the same start
  const names = (await emulator().client.log()).map(({ operation }) => operation);
  expect(names.slice(-2)).toEqual(['signInWithPassword', 'lookup']);
});

test('serves programs with the owner’s token, and pages of the emulator itself', async () => {
  for (const site of ['same-site', 'cross-site', 'none']) {
    expect(
      (await open({ 'sec-fetch-site': site, origin: 'http://localhost:1' })).response.status,
    ).toBe(403);
  }
  expect((await open({ 'sec-fetch-site': 'same-origin' })).response.status).toBe(200);
});
