import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createEvents } from './events.ts';

/** The streams that were opened, the newest last. */
let opened: Stream[] = [];

class Stream extends EventTarget {
  readonly close = vi.fn();
  readonly url: string;

  constructor(url: string) {
    super();
    this.url = url;
    opened.push(this);
  }
}

beforeEach(() => {
  opened = [];
  vi.useFakeTimers();
  vi.stubGlobal('EventSource', Stream);
  vi.stubGlobal('document', Object.assign(new EventTarget(), { hidden: false }));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const happen = (type: string, data?: object) =>
  opened.at(-1)?.dispatchEvent(new MessageEvent(type, { data: JSON.stringify(data) }));

test('opens the stream again until a restarted emulator answers, and then reports that all may have changed', async () => {
  const events = createEvents('demo-a');
  const changed: unknown[] = [];
  const stop = events.onChange((topics) => changed.push(topics));
  expect(opened.map(({ url }) => url)).toEqual(['/toystore/events?project=demo-a']);
  happen('hello');
  expect(events.connection()).toBe('connected');
  happen('changed', { what: ['accounts'] });
  for (let attempt = 0; attempt < 3; attempt += 1) {
    happen('error');
    expect(events.connection()).toBe('lost');
    await vi.advanceTimersByTimeAsync(1000);
  }
  expect(opened).toHaveLength(4);
  happen('hello');
  expect(events.connection()).toBe('connected');
  expect(changed).toEqual(['everything', new Set(['accounts']), 'everything']);
  stop();
  expect(opened.at(-1)?.close).toHaveBeenCalled();
});

test('requests nothing again after a request of the page itself', () => {
  const events = createEvents('demo-a');
  const changed: unknown[] = [];
  events.onChange((topics) => changed.push(topics));
  happen('operation', { id: 1, caller: 'tool' });
  expect(changed).toEqual([]);
  happen('operation', { id: 2, caller: 'app' });
  expect(changed).toEqual([new Set(['operation'])]);
});
