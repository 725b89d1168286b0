import { createPublicKey, generateKeyPair } from 'node:crypto';
import { promisify } from 'node:util';
import { CompactSign, calculateJwkThumbprint, exportJWK, type JWK } from 'jose';
import { certificateFor } from './certificate.ts';
import { readSigningKey } from './readSigningKey.ts';

/** Signs tokens. */
export interface Signer {
  /** The public key as RFC 7517 has it. */
  jwks: { keys: JWK[] };
  /** The same in Google's form: certificates in PEM, by key ID. */
  certificates: Record<string, string>;
  /** The same token, signed; what is no unsigned token of the emulator stays as it is. */
  sign: (token: string) => Promise<string>;
}

/** A token without a signature: its claims. */
const UNSIGNED = /^[\w-]+\.([\w-]+)\.$/;

interface SigningOptions {
  /** The file with the private key in PEM. Unless given, the key is a new one. */
  signingKey?: string | undefined;
  /** The `iss` of ID tokens, instead of Google's. */
  issuer?: string | undefined;
}

export async function createSigner({ signingKey, issuer }: SigningOptions = {}): Promise<Signer> {
  const privateKey =
    signingKey === undefined
      ? (await promisify(generateKeyPair)('rsa', { modulusLength: 2048 })).privateKey
      : readSigningKey(signingKey);
  const publicKey = createPublicKey(privateKey);
  const jwk = await exportJWK(publicKey);
  const kid = await calculateJwkThumbprint(jwk);
  return {
    jwks: { keys: [{ ...jwk, kid, alg: 'RS256', use: 'sig' }] },
    certificates: { [kid]: certificateFor({ publicKey, privateKey }) },
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

/** Session cookies keep their issuer: it tells them from ID tokens. */
function withIssuer(payload: Buffer, issuer: string): Buffer {
  const claims = JSON.parse(payload.toString());
  if (!String(claims.iss).startsWith('https://securetoken.google.com/')) return payload;
  return Buffer.from(JSON.stringify({ ...claims, iss: issuer }));
}
