import { isDeepStrictEqual } from 'node:util';
import { isAnonymous } from '../anonymous.ts';
import {
  type AccountProvider,
  type EmulatorConfig,
  passwordOf,
  type SecondFactor,
} from '../client.ts';
import { isSame, nameOf, OWN_PROVIDERS } from './compareSeed.ts';
import { NEW_CONFIG } from './importSeed.ts';
import type { SeedAccount } from './readSeed.ts';

/** Fields that change at every sign-in. */
const VOLATILE_FIELDS = [
  'initialEmail',
  'lastLoginAt',
  'lastRefreshAt',
  'passwordUpdatedAt',
  'validSince',
];

/**
 * Returns accounts in the seed's form: its accounts first, in its order, then new ones by name, each with its fields in the
 * same order. The seed's unchanged accounts stay as they are. Leaves out volatile fields of the others, and new guests, to
 * which no user can sign in again.
 */
export function accountsToSave(found: SeedAccount[], seed: SeedAccount[]): SeedAccount[] {
  return found
    .map((account) => ({ account, index: seed.findIndex((other) => isSame(account, other)) }))
    .filter(({ account, index }) => index >= 0 || !isAnonymous(account))
    .map(({ account, index }) => ({
      place: index < 0 ? seed.length : index,
      account: accountToSave(account, seed[index]),
    }))
    .sort(
      (one, other) =>
        one.place - other.place || compare(nameOf(one.account), nameOf(other.account)),
    )
    .map(({ account }) => account);
}

/** Compares code units, which is the same in every locale. */
const compare = (one: string, other: string) => (one < other ? -1 : Number(one > other));

/** @param earlier the seed's account; without `createdAt` it gets none, because each reset creates another one */
function accountToSave(account: SeedAccount, earlier?: SeedAccount): SeedAccount {
  const saved = savedForm(account, earlier);
  return earlier && isDeepStrictEqual(saved, savedForm(earlier, earlier)) ? earlier : saved;
}

function savedForm(account: SeedAccount, earlier?: SeedAccount): SeedAccount {
  const rawPassword = passwordOf(account) ?? account.rawPassword;
  const hasHash = rawPassword === undefined; // imported with a real hash, or without a password
  const providers = (account.providerUserInfo ?? [])
    .filter(({ providerId }) => !OWN_PROVIDERS.includes(providerId))
    .map(providerToSave);
  const fields = {
    localId: account.localId,
    email: account.email || undefined,
    emailVerified: Boolean(account.emailVerified),
    rawPassword,
    passwordHash: hasHash ? account.passwordHash : undefined,
    salt: hasHash ? account.salt : undefined,
    displayName: account.displayName,
    photoUrl: account.photoUrl,
    disabled: account.disabled || undefined,
    phoneNumber: account.phoneNumber,
    customAttributes: account.customAttributes,
    providerUserInfo: providers.length > 0 ? providers : undefined,
    createdAt: earlier && earlier.createdAt === undefined ? undefined : account.createdAt,
    mfaInfo: account.mfaInfo?.map((factor) => factorToSave(factor, earlier)),
  };
  const others = Object.entries(account).filter(
    ([name]) => !(name in fields) && !VOLATILE_FIELDS.includes(name),
  );
  return present<SeedAccount>({ ...fields, ...Object.fromEntries(others) });
}

/** Leaves out what each import adds to a factor of the seed without a date. */
function factorToSave(factor: SecondFactor, earlier?: SeedAccount): SecondFactor {
  type Imported = SecondFactor & { unobfuscatedPhoneInfo?: string };
  const { enrolledAt, unobfuscatedPhoneInfo, ...written }: Imported = factor;
  const isWithoutDate = earlier?.mfaInfo?.some(
    (other) => other.mfaEnrollmentId === factor.mfaEnrollmentId && other.enrolledAt === undefined,
  );
  return isWithoutDate ? written : factor;
}

function providerToSave(provider: AccountProvider): AccountProvider {
  const { providerId, rawId, email, displayName, photoUrl, screenName } = provider;
  return present({ providerId, rawId, email, displayName, photoUrl, screenName });
}

function present<Fields>(fields: { [Name in keyof Fields]: Fields[Name] | undefined }): Fields {
  const entries = Object.entries(fields).filter(([, value]) => value !== undefined);
  return Object.fromEntries(entries) as Fields; // only optional fields are removed
}

/** Returns the settings that the seed names, and those that differ from a new emulator's. */
export function configToSave(found: EmulatorConfig, seed: EmulatorConfig): EmulatorConfig {
  const names = ['signIn', 'emailPrivacyConfig'] as const;
  const changed = names.filter(
    (name) => name in seed || !isDeepStrictEqual(found[name], NEW_CONFIG[name]),
  );
  const saved = changed.map((name) => [name, { ...seed[name], ...found[name] }]);
  return { ...seed, ...Object.fromEntries(saved) };
}

/** Returns the names of the accounts that saving changes in the seed. */
export function changesBySaving(before: SeedAccount[], after: SeedAccount[]) {
  const byName = (accounts: SeedAccount[]) =>
    new Map(accounts.map((account) => [nameOf(account), account]));
  const [old, saved] = [byName(before), byName(after)];
  const names = [...saved.keys()];
  return {
    added: names.filter((name) => !old.has(name)),
    changed: names.filter(
      (name) => old.has(name) && !isDeepStrictEqual(old.get(name), saved.get(name)),
    ),
    removed: [...old.keys()].filter((name) => !saved.has(name)),
  };
}
