import type { Answer, Feature } from '../pipeline/feature.ts';
import type { Signer } from './createSigner.ts';

export { createSigner } from './createSigner.ts';

/** The names of the emulator's tokens in answers. Tokens of other providers have other names. */
const TOKENS = ['idToken', 'id_token', 'access_token', 'sessionCookie'];

/** The paths of Google's public keys, with and without the host. */
const CERTIFICATE_PATHS = [
  '/robot/v1/metadata/x509/securetoken@system.gserviceaccount.com',
  '/robot/v1/metadata/x509/securetoken%40system.gserviceaccount.com',
  '/identitytoolkit/v3/relyingparty/publicKeys',
].flatMap((path) => [path, `/www.googleapis.com${path}`]);

/** Signs tokens, and serves the public key. */
export const createSigning = ({ jwks, certificates, sign }: Signer): Feature => ({
  name: 'signing',
  routes(app) {
    app.get('/.well-known/jwks.json', (exchange) => exchange.json(jwks));
    app.on('GET', CERTIFICATE_PATHS, (exchange) => exchange.json(certificates));
  },
  edit: async (answer) => signTokens(answer, sign),
});

async function signTokens(answer: Answer, sign: Signer['sign']): Promise<Answer | undefined> {
  const { body } = answer;
  const tokens = Object.entries(body).flatMap(([name, value]) =>
    TOKENS.includes(name) && typeof value === 'string' ? [{ name, value }] : [],
  );
  if (tokens.length === 0) return undefined;
  const signed = tokens.map(async ({ name, value }) => [name, await sign(value)] as const);
  return { ...answer, body: { ...body, ...Object.fromEntries(await Promise.all(signed)) } };
}
