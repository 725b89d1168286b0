import { expect, test } from 'vitest';
import { V1 } from '../../test/requestForms.ts';
import { send, startTestServer } from '../../test/testServer.ts';

/* Updates without a mask change only what they name, as at the provider. */

const PROJECT = `${V1.replace('v1', 'v2')}/projects/demo-test`;

async function maskOf(path: string, body: object) {
  const { proxy, received } = await startTestServer({ body: '{}' });
  const headers = { 'content-type': 'application/json', authorization: 'Bearer owner' };
  await send(proxy.url, { method: 'PATCH', path, headers, body: JSON.stringify(body) });
  return new URL(received.at(-1)?.url ?? '', proxy.url).searchParams.get('updateMask');
}

const triggers = { beforeCreate: { functionUri: 'http://localhost:1/f' } };

test.each<[string, object, string]>([
  ['config', { signIn: { allowDuplicateEmails: true } }, 'signIn.allowDuplicateEmails'],
  ['config', { blockingFunctions: { triggers } }, 'blockingFunctions.triggers'],
  ['config', { blockingFunctions: {} }, 'blockingFunctions'],
  ['config', {}, 'name'],
  ['config?updateMask=signIn', { blockingFunctions: {} }, 'signIn'],
  [
    'tenants/toys',
    {
      displayName: 'Toys',
      mfaConfig: { state: 'ENABLED' },
      testPhoneNumbers: { '+15550100': '1' },
    },
    'displayName,mfaConfig.state,testPhoneNumbers',
  ],
])('an update of %s with %j names %s', async (path, body, mask) => {
  expect(await maskOf(`${PROJECT}/${path}`, body)).toBe(mask);
});
