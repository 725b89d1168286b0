import { createPrivateKey, type KeyObject } from 'node:crypto';
import { readText } from '../readJson.ts';

/** @throws {Error} in one sentence, if it does not fit RS256 */
export function readSigningKey(file: string): KeyObject {
  const key = parse(file);
  const { asymmetricKeyType: type, asymmetricKeyDetails: { modulusLength = 0 } = {} } = key;
  if (type === 'rsa' && modulusLength >= 2048) return key;
  const kind = type === 'rsa' ? `has ${modulusLength} bits` : `has the type ${type}`;
  throw new Error(`The key in ${file} ${kind}, not rsa of 2048 bits or more. ${ADVICE}`);
}

const ADVICE =
  'Create one: openssl genpkey -algorithm RSA -pkeyopt rsa_keygen_bits:2048 -out key.pem';

function parse(file: string): KeyObject {
  const pem = readText(file);
  try {
    return createPrivateKey(pem);
  } catch (cause) {
    throw new Error(`${file} has no private key in PEM without a passphrase. ${ADVICE}`, { cause });
  }
}
