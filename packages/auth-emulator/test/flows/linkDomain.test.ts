import { isSignInWithEmailLink, sendSignInLinkToEmail, signInWithEmailLink } from 'firebase/auth';
import { describe, expect, test } from 'vitest';
import { V1 } from '../requestForms.ts';
import { sdkEmulator } from '../sdkEmulator.ts';

/* Links in e-mails that are to have a Hosting domain of the project: `linkDomain` of the SDK. */

const projectId = 'demo-links';
const EMAIL = 'ann@b.example';
const { emulator, newAuth } = sdkEmulator(projectId, [], { linkDomains: ['toys.b.example'] });

const ask = (auth: ReturnType<typeof newAuth>, linkDomain?: string) =>
  sendSignInLinkToEmail(auth, EMAIL, {
    url: 'http://localhost:5173/',
    handleCodeInApp: true,
    ...(linkDomain && { linkDomain }),
  });

/** Makes a tenant that people may sign in to by a link, and returns its ID. */
async function createTenant(): Promise<string> {
  const answer = await fetch(
    `${emulator().url}${V1.replace('v1', 'v2')}/projects/${projectId}/tenants`,
    {
      method: 'POST',
      headers: { authorization: 'Bearer owner', 'content-type': 'application/json' },
      body: JSON.stringify({ displayName: 'Shop', enableEmailLinkSignin: true }),
    },
  );
  const { name } = await answer.json();
  return name.split('/').at(-1);
}

describe.each([
  ['the project', async () => null],
  ['a tenant', createTenant],
])('of %s', (_, tenant) => {
  test.each([undefined, `${projectId}.web.app`, `${projectId}.firebaseapp.com`, 'toys.b.example'])(
    'a link with the domain %s signs in',
    async (linkDomain) => {
      const auth = newAuth();
      auth.tenantId = await tenant();
      await ask(auth, linkDomain);
      const mail = (await emulator().client.mail(EMAIL)).at(-1);
      const link = mail?.link ?? '';
      expect(isSignInWithEmailLink(auth, link)).toBe(true);
      const { user } = await signInWithEmailLink(auth, EMAIL, link);
      expect(user).toMatchObject({ email: EMAIL, tenantId: auth.tenantId });
    },
  );

  test.each(['other.b.example', 'demo-other.web.app'])(
    'a link with the domain %s is refused, and no e-mail is sent',
    async (linkDomain) => {
      const auth = newAuth();
      auth.tenantId = await tenant();
      await expect(ask(auth, linkDomain)).rejects.toMatchObject({
        code: 'auth/invalid-hosting-link-domain',
      });
      expect(await emulator().client.mail(EMAIL)).toEqual([]);
    },
  );
});
