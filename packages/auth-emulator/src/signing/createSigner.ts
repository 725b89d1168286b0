import { createPublicKey, generateKeyPair } from 'node:crypto';
import { promisify } from 'node:util';
import { CompactSign, calculateJwkThumbprint, exportJWK, type JWK } from 'jose';
import type { AuthEmulatorOptions } from '../options.ts';
import { certificateFor } from './certificate.ts';
import { readSigningKey } from './readSigningKey.ts';

export interface Signer {
  /** The public key in the form of RFC 7517. */
  jwks: { keys: JWK[] };
  /** The public key in Google's form: certificates in PEM, by key ID. */
  certificates: Record<string, string>;
  /** Signs an unsigned token of the emulator. Returns anything else unchanged. */
  sign: (token: string) => Promise<string>;
}

/** A token without a signature. The group is its payload. */
const UNSIGNED = /^[\w-]+\.([\w-]+)\.$/;

type SigningOptions = Pick<AuthEmulatorOptions, 'issuer' | 'sign' | 'signingKey'>;

/** Returns `undefined` if no option asks for signed tokens. */
export async function createSigner(options: SigningOptions): Promise<Signer | undefined> {
  const { sign, signingKey, issuer } = options;
  if (!(sign || signingKey || issuer)) return undefined;
  const privateKey =
    signingKey === undefined
      ? (await promisify(generateKeyPair)('rsa', { modulusLength: 2048 })).privateKey
      : readSigningKey(signingKey);
  const publicKey = createPublicKey(privateKey);
  const jwk = await exportJWK(publicKey);
  const kid = await calculateJwkThumbprint(jwk);
  return {
    jwks: { keys: [{ ...jwk, kid, alg: 'RS256', use: 'sig' }] },
    certificates: { [kid]: certificateFor(publicKey, privateKey) },
    sign: async (token) => {
      const [, payload] = UNSIGNED.exec(token) ?? [];
      if (payload === undefined) return token;
      const claims = Buffer.from(payload, 'base64url');
      return new CompactSign(issuer === undefined ? claims : withIssuer(claims, issuer))
        .setProtectedHeader({ alg: 'RS256', kid, typ: 'JWT' })
        .sign(privateKey);
    },
  };
}

/** Sets the issuer of ID tokens. Session cookies have another one, by which they are recognised. */
function withIssuer(payload: Buffer, issuer: string): Buffer {
  const claims = JSON.parse(payload.toString());
  if (!String(claims.iss).startsWith('https://securetoken.google.com/')) return payload;
  return Buffer.from(JSON.stringify({ ...claims, iss: issuer }));
}
