import { expect, test } from 'vitest';
import { send, startTestServer } from '../../test/testServer.ts';
import { clockPath, faultsPath, mailPath, passwordPolicyPath, recentLoginPath } from '../client.ts';

const OWNER = { authorization: 'Bearer owner' };

const REQUESTS = [
  ['GET', clockPath],
  ['PUT', clockPath, '{"offset":1}'],
  ['GET', faultsPath],
  ['POST', faultsPath, '{"operation":"token","error":503}'],
  ['DELETE', faultsPath],
  ['GET', mailPath],
  ['GET', passwordPolicyPath],
  ['PUT', passwordPolicyPath, '{"customStrengthOptions":{"minPasswordLength":12}}'],
  ['DELETE', passwordPolicyPath],
  ['GET', recentLoginPath],
  ['PUT', recentLoginPath, '{"seconds":7}'],
] as const;

test.each(REQUESTS)(
  '%s %s is for the owner, also in a page of this machine',
  async (...request) => {
    const [method, path, body] = request;
    const { proxy, received } = await startTestServer();
    const attempt = (headers: Record<string, string>) =>
      send(`${proxy.url}/${path}`, { method, headers, ...(body && { body }) });
    expect((await attempt({})).status).toBe(403);
    expect((await attempt({ authorization: 'Bearer someone' })).status).toBe(403);
    const answer = await attempt({ ...OWNER, origin: 'http://localhost:5173' });
    expect(answer.status).toBe(200);
    expect(answer.headers['access-control-allow-origin']).toBe('http://localhost:5173');
    expect(received).toEqual([]);
  },
);
