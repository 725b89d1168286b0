import { expect, test } from 'vitest';
import { V1 } from '../../test/requestForms.ts';
import { send, startTestServer } from '../../test/testServer.ts';
import { projectHeader } from '../client.ts';

const OTHER = 'demo-other';

/** The request that the emulator behind the proxy receives: its address and its project. */
async function forwarded(path: string, headers: Record<string, string> = {}) {
  const { proxy, received } = await startTestServer({ body: '{}' }, {}, [OTHER]);
  const method = /^\/(emulator\b|$)/.test(path) ? 'GET' : 'POST';
  await send(proxy.url, { method, path, headers });
  const last = received.at(-1); // a link's code is looked up before it is used
  return { url: last?.url, project: last?.headers[projectHeader] };
}

test.each([
  ['/', 'demo-test'],
  [`${V1}/accounts:lookup?key=any`, 'demo-test'],
  [`${V1}/accounts:lookup?key=demo-unknown`, 'demo-test'],
  [`${V1}/accounts:lookup?key=${OTHER}`, OTHER],
  [`/emulator/action?oobCode=x&apiKey=${OTHER}`, OTHER],
  [`${V1}/projects/${OTHER}/accounts:lookup`, OTHER],
  [`${V1}/projects/demo-new:createSessionCookie`, 'demo-new'],
  [`${V1}/projects/demo-new/accounts:lookup?key=${OTHER}`, 'demo-new'],
])('%s is about %s', async (path, project) => {
  expect(await forwarded(path)).toEqual({ url: path, project });
});

test.each([
  [`${V1}/accounts:lookup?key=any`, `${V1}/accounts:lookup?key=any`],
  [`${V1}/projects/demo-test/accounts:lookup`, `${V1}/projects/${OTHER}/accounts:lookup`],
  [`/emulator/v1/projects/demo-test/oobCodes`, `/emulator/v1/projects/${OTHER}/oobCodes`],
  [`${V1}/projects/demo-test:createSessionCookie`, `${V1}/projects/${OTHER}:createSessionCookie`],
])('the header holds for the path, too: %s', async (path, url) => {
  expect(await forwarded(path, { [projectHeader]: OTHER })).toEqual({ url, project: OTHER });
});

test.each(['', 'No', 'a/../b', 'a b', 'x'.repeat(101)])('"%s" is no project', async (name) => {
  const { proxy, received } = await startTestServer();
  const { status } = await send(proxy.url, { headers: { [projectHeader]: name } });
  expect({ status, received }).toEqual({ status: 400, received: [] });
});
