import { type AccountProvider, type EmulatorAccount, passwordOf } from '../client.ts';
import { plainText } from '../plainText.ts';
import type { SeedAccount } from './readSeed.ts';

const TEXTS = [
  'localId',
  'email',
  'displayName',
  'photoUrl',
  'phoneNumber',
  'customAttributes',
  'screenName',
] as const;
const FLAGS = ['emailVerified', 'disabled', 'emailLinkSignin'] as const;

/** Providers that the emulator derives from an account's password and telephone number. */
export const OWN_PROVIDERS = ['password', 'phone'];

export function nameOf({ email, phoneNumber, localId, tenantId }: SeedAccount): string {
  const name = email ?? phoneNumber ?? localId;
  return tenantId === undefined ? name : `${name} (tenant ${tenantId})`;
}

/** Whether both are the same account. One of them may have been changed, or created again. */
export const isSame = (one: SeedAccount, other: SeedAccount): boolean =>
  one.tenantId === other.tenantId &&
  (one.localId === other.localId || (one.email !== undefined && one.email === other.email));

/** Returns how the emulator's accounts differ from the seed, a sentence each. Additional accounts are ignored. */
export function seedProblems(seed: SeedAccount[], found: EmulatorAccount[]): string[] {
  return seed.flatMap((account) => {
    const name = nameOf(account);
    const match = found.find((other) => isSame(account, other));
    return match === undefined
      ? [`${name} is missing.`]
      : accountProblems(account, match).map((problem) => `${name}: ${problem}`);
  });
}

function accountProblems(want: SeedAccount, have: EmulatorAccount): string[] {
  const texts = TEXTS.filter((field) => have[field] !== want[field]).map(
    (field) => `${field} is ${have[field] ?? 'absent'}, not ${want[field] ?? 'absent'}.`,
  );
  const flags = FLAGS.filter((flag) => Boolean(have[flag]) !== Boolean(want[flag])).map(
    (flag) => `${flag} is ${Boolean(have[flag])}.`,
  );
  const hasPassword = want.rawPassword === undefined || passwordOf(have) === want.rawPassword;
  const password = hasPassword ? [] : ['its password differs.'];
  const isLinked = ({ providerId, rawId }: AccountProvider) =>
    have.providerUserInfo
      ?.filter((linked) => linked.providerId === providerId)
      .some((linked) => linked.rawId === rawId || OWN_PROVIDERS.includes(providerId));
  const providers = (want.providerUserInfo ?? [])
    .filter((provider) => !isLinked(provider))
    .map(({ providerId }) => `it is not linked to ${providerId}.`);
  return [...texts, ...flags, ...password, ...providers];
}

export function seedMessage(folder: string, problems: string[]): string {
  return `The accounts differ from the seed in ${folder}:
  ${problems.map(plainText).join('\n  ')}
The emulator skips what it cannot import: correct the seed, then start again.`;
}
