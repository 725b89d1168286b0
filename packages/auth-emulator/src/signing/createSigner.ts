import { generateKeyPair, type KeyObject } from 'node:crypto';
import { promisify } from 'node:util';
import { CompactSign, calculateJwkThumbprint, exportJWK, type JWK } from 'jose';
import { certificateFor } from './certificate.ts';

/** Signs tokens with a key pair of its own. */
export interface Signer {
  /** The public key as RFC 7517 has it. */
  jwks: { keys: JWK[] };
  /** The same in Google's form: certificates in PEM, by key ID. */
  certificates: Record<string, string>;
  /** The same token, signed; what is no unsigned token of the emulator stays as it is. */
  sign: (token: string) => Promise<string>;
}

/** `{"alg":"none"}` alone or beside others, and no signature. */
const UNSIGNED = /^([\w-]+)\.([\w-]+)\.$/;

export async function createSigner(): Promise<Signer> {
  const keys = await promisify(generateKeyPair)('rsa', { modulusLength: 2048 });
  const jwk = await exportJWK(keys.publicKey);
  const kid = await calculateJwkThumbprint(jwk);
  return {
    jwks: { keys: [{ ...jwk, kid, alg: 'RS256', use: 'sig' }] },
    certificates: { [kid]: certificateFor(keys) },
    sign: async (token) => {
      const [, , claims] = UNSIGNED.exec(token) ?? [];
      return claims === undefined ? token : signClaims(claims, kid, keys.privateKey);
    },
  };
}

/** The claims stay as the emulator wrote them. */
const signClaims = (claims: string, kid: string, key: KeyObject): Promise<string> =>
  new CompactSign(Buffer.from(claims, 'base64url'))
    .setProtectedHeader({ alg: 'RS256', kid, typ: 'JWT' })
    .sign(key);
