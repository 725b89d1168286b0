import { expect, test } from 'vitest';
import { V1 } from '../../test/requestForms.ts';
import { send, startTestServer } from '../../test/testServer.ts';
import { factorsOf } from './index.ts';

const ACCOUNT = {
  localId: 'a',
  createdAt: '1',
  mfaInfo: [{ totpInfo: { sharedSecretKey: 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ' } }],
};
const REFRESH = Buffer.from('{"localId":"a","projectId":"demo-test"}').toString('base64');
const ANSWER = { users: [ACCOUNT], localId: 'a', idToken: 'e30.e30.', refreshToken: REFRESH };

async function start() {
  const { proxy, received } = await startTestServer({ body: JSON.stringify(ANSWER) });
  factorsOf(proxy.project).load([ACCOUNT], [ACCOUNT]);
  const post = async (path: string, body: object, headers = {}) => {
    const options = { method: 'POST', headers, body: JSON.stringify(body) };
    return JSON.parse((await send(`${proxy.url}${V1}${path}`, options)).text);
  };
  return { project: proxy.project, received, post };
}

test.each([
  {},
  { idToken: '' },
  { id_token: '' },
  { idToken: null },
  { id_token: '', ID_TOKEN_: 'x' },
])('a sign-in that links nothing asks for the code: %j', async (fields) => {
  const { post } = await start();
  const body = { requestUri: 'http://localhost', postBody: 'id_token={}', ...fields };
  const answer = await post('/accounts:signInWithIdp?key=k', body);
  expect(answer.refreshToken).toBeUndefined();
  expect(answer.idToken).toBeUndefined();
});

test.each(['localId', 'local_id', 'LOCAL_ID'])(
  'the owner removes a factor, whether the account is named by %s',
  async (name) => {
    const { post, project, received } = await start();
    const owner = { authorization: 'Bearer owner' };
    const path = '/projects/demo-test/accounts:update';
    await post(path, { [name]: 'a', mfa: { enrollments: [] } }, owner);
    expect(factorsOf(project).isEmpty()).toBe(true);
    expect(received.at(-1)?.body.toString()).toBe('{"localId":"a","mfa":{"enrollments":[]}}');
  },
);
