import { onTestFinished } from 'vitest';

interface ServerEvent {
  event: string;
  data: Record<string, unknown>;
}

/** Reads a stream of server-sent events, which ends with the test. */
export async function openEvents(url: string, headers: Record<string, string>) {
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
