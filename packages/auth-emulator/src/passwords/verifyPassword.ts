import {
  createCipheriv,
  createHash,
  createHmac,
  pbkdf2,
  scrypt,
  timingSafeEqual,
} from 'node:crypto';
import { promisify } from 'node:util';
import { compare } from 'bcryptjs';
import * as v from 'valibot';

const text = v.optional(v.string(), '');
const number = v.optional(v.number(), 0);

/** The hash parameters of the REST method `accounts:batchCreate`. All bytes here are in base64. */
export const hashOptions = v.object({
  hashAlgorithm: v.pipe(v.string(), v.nonEmpty()),
  ...{ signerKey: text, saltSeparator: text, passwordHashOrder: text },
  ...{ rounds: number, memoryCost: number, cpuMemCost: number },
  ...{ parallelization: number, blockSize: number, dkLen: number },
});

export type HashOptions = v.InferOutput<typeof hashOptions>;

export interface HashedPassword {
  options: HashOptions;
  passwordHash: string;
  salt: string;
}

const derive = promisify(scrypt) as (
  password: string,
  salt: Buffer,
  length: number,
  options: object,
) => Promise<Buffer>; // the types of `promisify` know the form without options only
const stretch = promisify(pbkdf2);
const MEMORY = 2 ** 30; // bytes for scrypt

const bytes = (base64: string) => Buffer.from(base64, 'base64'); // `from` reads base64url, too

/** Whether a password matches a hash. With an unknown algorithm none does. */
export async function verifyPassword(
  password: string,
  { options, passwordHash, salt }: HashedPassword,
): Promise<boolean> {
  const expected = bytes(passwordHash);
  if (options.hashAlgorithm === 'BCRYPT') return compare(password, expected.toString());
  const actual = await hash(password, bytes(salt), expected.length, options);
  return actual?.length === expected.length && timingSafeEqual(actual, expected);
}

async function hash(
  password: string,
  salt: Buffer,
  length: number,
  options: HashOptions,
): Promise<Buffer | undefined> {
  const { hashAlgorithm, rounds, passwordHashOrder: order } = options;
  const [, keyed, digest = ''] = /^(HMAC_|PBKDF2?_)?(MD5|SHA\d+)$/.exec(hashAlgorithm) ?? [];
  const text = (passwordFirst: boolean) =>
    Buffer.concat(passwordFirst ? [Buffer.from(password), salt] : [salt, Buffer.from(password)]);
  if (hashAlgorithm === 'SCRYPT') return firebaseScrypt(password, salt, options);
  if (hashAlgorithm === 'STANDARD_SCRYPT') {
    const { cpuMemCost: N, blockSize: r, parallelization: p, dkLen } = options;
    return derive(password, salt, dkLen, { N, r, p, maxmem: MEMORY });
  }
  if (digest === '') return undefined;
  if (keyed === 'HMAC_') {
    const key = bytes(options.signerKey);
    return createHmac(digest, key)
      .update(text(order !== 'SALT_AND_PASSWORD'))
      .digest();
  }
  if (keyed !== undefined) return stretch(password, salt, rounds, length, digest);
  let hashed = createHash(digest)
    .update(text(order === 'PASSWORD_AND_SALT'))
    .digest();
  for (let round = 1; round < rounds; round += 1)
    hashed = createHash(digest).update(hashed).digest();
  return length === hashed.length * 2 ? Buffer.from(hashed.toString('hex')) : hashed; // MD5 hashes are in hex
}

/** Firebase's variant: a key that scrypt derives from the password encrypts the project's key. */
async function firebaseScrypt(password: string, salt: Buffer, options: HashOptions) {
  const { memoryCost, rounds: r, saltSeparator, signerKey } = options;
  const salted = Buffer.concat([salt, bytes(saltSeparator)]);
  const key = await derive(password, salted, 32, { N: 2 ** memoryCost, r, p: 1, maxmem: MEMORY });
  const cipher = createCipheriv('aes-256-ctr', key, Buffer.alloc(16));
  return Buffer.concat([cipher.update(bytes(signerKey)), cipher.final()]);
}
