import { expect, test } from 'vitest';
import { send, startTestServer } from '../../test/testServer.ts';
import { clockPath, createClient } from '../client.ts';
import { createClock, offsetHeader } from '../pipeline/project.ts';

const OWNER = { authorization: 'Bearer owner' };

test('the owner reads the time, and moves it', async () => {
  const clock = createClock();
  const { proxy, received } = await startTestServer({}, { clock });
  const client = createClient({ url: proxy.url, projectId: 'demo-test' });
  expect(await client.clock()).toBe(0);
  await client.setClock(-86_400);
  expect(await client.clock()).toBe(-86_400);
  expect(Math.abs(clock.now() - Date.now() + 86_400_000)).toBeLessThan(1000);
  expect(received).toEqual([]);
  await send(`${proxy.url}/emulator/openapi.json`);
  expect(received).toMatchObject([{ headers: { [offsetHeader]: '-86400000' } }]);
});

test.each([
  '',
  'offset=1',
  'null',
  '{}',
  '{"offset":"1"}',
  '{"offset":0.5}',
  '{"offset":1e400}',
  '{"offset":3153600001}',
])('an invalid offset is refused: %s', async (body) => {
  const { proxy } = await startTestServer();
  const url = `${proxy.url}/${clockPath}`;
  const answer = await send(url, { method: 'PUT', headers: OWNER, body });
  expect(answer.status).toBe(400);
  expect(JSON.parse((await send(url, { headers: OWNER })).text)).toEqual({ offset: 0 });
});
