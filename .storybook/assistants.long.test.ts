import { execa } from 'execa';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { findFreePort } from '../packages/auth-emulator/src/firebase-tools/findFreePort.ts';
import { ROOT } from '../scripts/command/programs.ts';

const TIMEOUT = 60_000; // ms, on a busy machine

let port: number;
let storybook: ReturnType<typeof startStorybook>;

/** Sends a request to the MCP server, as an assistant does. */
async function ask(method: string, params = {}): Promise<string> {
  const response = await fetch(`http://127.0.0.1:${port}/mcp`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json, text/event-stream' },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
  });
  const [, message = ''] = (await response.text()).match(/^data: (.*)$/m) ?? [];
  const { result } = JSON.parse(message);
  return JSON.stringify(result.tools ?? result.content);
}

const use = (name: string, parameters = {}) => ask('tools/call', { name, arguments: parameters });

const startStorybook = () =>
  execa('storybook', ['dev', '--port', `${port}`, '--exact-port', '--ci', '--disable-telemetry'], {
    cwd: ROOT,
    preferLocal: true,
    stdio: 'ignore',
    reject: false,
    killDescendants: true,
  });

beforeAll(async () => {
  port = await findFreePort();
  storybook = startStorybook();
  await vi.waitFor(() => ask('tools/list'), { timeout: TIMEOUT, interval: 250 });
}, TIMEOUT);
afterAll(async () => {
  storybook.kill();
  await storybook;
});

test('lets an assistant find each component, its props and examples', {
  timeout: TIMEOUT,
}, async () => {
  expect(await ask('tools/list')).toMatch(/"docs-list".*"docs-show"/);
  const list = await use('docs-list');
  for (const name of ['Button', 'Slider', 'LoginForm', 'Footer'])
    expect(list).toContain(`- ${name} (`);
  const card = await use('docs-show', { id: 'toys-toycard' });
  expect(card).toContain('The href of \\"View more\\".');
  expect(card).toContain('<ToyCard toy=');
});
