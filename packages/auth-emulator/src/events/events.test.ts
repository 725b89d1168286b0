import { createServer } from 'node:http';
import { expect, onTestFinished, test, vi } from 'vitest';
import { sdkEmulator, seedAccount } from '../../test/sdkEmulator.ts';
import { proxyBefore } from '../../test/testServer.ts';
import { createClient, projectHeader } from '../client.ts';
import { findFreePort } from '../firebase-tools/findFreePort.ts';

interface ServerEvent {
  event: string;
  data: Record<string, unknown>;
}

/** Reads a stream of server-sent events, which ends with the test. */
async function openEvents(url: string, headers: Record<string, string>) {
  const connection = new AbortController();
  onTestFinished(() => connection.abort());
  const response = await fetch(`${url}/toystore/events`, { headers, signal: connection.signal });
  const events: ServerEvent[] = [];
  const { body } = response;
  if (body === null) throw new Error('The answer has no body.');
  async function read(from: ReadableStream<Uint8Array>) {
    const decoder = new TextDecoder();
    let text = '';
    for await (const part of from) {
      const blocks = `${text}${decoder.decode(part, { stream: true })}`.split('\n\n');
      text = blocks.pop() ?? '';
      events.push(...blocks.flatMap(parse));
    }
  }
  const ended = read(body).catch(() => undefined);
  return { response, events, ended, close: () => connection.abort() };
}

function parse(block: string): ServerEvent[] {
  const [, event, data] = /^event: (.*)\ndata: (.*)$/.exec(block) ?? [];
  return event === undefined || data === undefined ? [] : [{ event, data: JSON.parse(data) }];
}

/* Pages learn at once what happens in their project. */

const { emulator, signIn } = sdkEmulator('demo-events', [seedAccount('ann')]);
const OWNER = { authorization: 'Bearer owner' };
const eventually = { timeout: 5000, interval: 20 };

async function open(headers: Record<string, string> = OWNER) {
  const opened = await openEvents(emulator().url, headers);
  if (opened.response.ok) await vi.waitFor(() => expect(opened.events).toHaveLength(1), eventually);
  return opened;
}

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
  first.close();
  await first.ended;
  await signIn('ann');
  const second = await open();
  expect(second.events).toEqual(first.events); // the same start
  const names = (await emulator().client.log()).map(({ operation }) => operation);
  expect(names.slice(-2)).toEqual(['signInWithPassword', 'lookup']);
});

test('greets a page only when the emulator answers', async () => {
  const port = await findFreePort();
  const proxy = await proxyBefore(`http://127.0.0.1:${port}`);
  const { events } = await openEvents(proxy.url, OWNER);
  await fetch(`${proxy.url}/toystore/start`, { headers: OWNER }); // the stream has begun by then
  expect(events).toEqual([]);
  const server = createServer((_, response) => response.end()).listen(port, '127.0.0.1');
  onTestFinished(() => void server.close());
  await vi.waitFor(() => expect(events).toMatchObject([{ event: 'hello' }]), eventually);
});

test('serves programs with the owner’s token, and pages of the emulator itself', async () => {
  for (const site of ['same-site', 'cross-site', 'none']) {
    expect(
      (await open({ 'sec-fetch-site': site, origin: 'http://localhost:1' })).response.status,
    ).toBe(403);
  }
  expect((await open({ 'sec-fetch-site': 'same-origin' })).response.status).toBe(200);
});
