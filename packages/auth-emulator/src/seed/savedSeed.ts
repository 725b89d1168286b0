import { isDeepStrictEqual } from 'node:util';
import { type AccountProvider, type EmulatorConfig, passwordOf } from '../client.ts';
import { isSame, nameOf } from './compareSeed.ts';
import { NEW_CONFIG } from './importSeed.ts';
import type { SeedAccount } from './readSeed.ts';

/** What the emulator makes of an account's own fields; the seed does not say it twice. */
const OWN_PROVIDERS = ['password', 'phone'];

/** What changes by itself. */
const VOLATILE_FIELDS = [
  'createdAt',
  'initialEmail',
  'lastLoginAt',
  'lastRefreshAt',
  'passwordUpdatedAt',
  'validSince',
];

/**
 * Accounts in the seed's form: its accounts first, in its order, then new ones by name; the same fields in
 * the same order; nothing that changes by itself. Anonymous accounts are left out: nobody could sign in to them.
 */
export function accountsToSave(found: SeedAccount[], seed: SeedAccount[]): SeedAccount[] {
  const place = (account: SeedAccount) => {
    const index = seed.findIndex((other) => isSame(account, other));
    return index < 0 ? seed.length : index;
  };
  return found
    .filter((account) => account.email || account.phoneNumber || account.providerUserInfo?.length)
    .map(accountToSave)
    .sort((one, other) => place(one) - place(other) || compare(nameOf(one), nameOf(other)));
}

/** By code units: the same on every machine. */
const compare = (one: string, other: string) => (one < other ? -1 : Number(one > other));

function accountToSave(account: SeedAccount): SeedAccount {
  const { localId, email, emailVerified, passwordHash, salt, displayName, photoUrl, disabled } =
    account;
  const { phoneNumber, customAttributes, providerUserInfo = [] } = account;
  const rawPassword = passwordOf(account);
  const providers = providerUserInfo
    .filter(({ providerId }) => !OWN_PROVIDERS.includes(providerId))
    .map(providerToSave);
  const fields = {
    localId,
    email: email || undefined,
    emailVerified: Boolean(emailVerified),
    rawPassword,
    passwordHash: rawPassword === undefined ? passwordHash : undefined, // it came with a real hash, or has none
    salt: rawPassword === undefined ? salt : undefined,
    displayName,
    photoUrl,
    disabled: disabled || undefined,
    phoneNumber,
    customAttributes,
    providerUserInfo: providers.length > 0 ? providers : undefined,
  };
  const others = Object.entries(account).filter(
    ([name]) => !(name in fields) && !VOLATILE_FIELDS.includes(name),
  );
  return present<SeedAccount>({ ...fields, ...Object.fromEntries(others) });
}

const providerToSave = ({
  providerId,
  rawId,
  email,
  displayName,
  photoUrl,
  screenName,
}: AccountProvider) =>
  present<AccountProvider>({ providerId, rawId, email, displayName, photoUrl, screenName });

/** The fields that have a value. */
function present<Fields>(fields: { [Name in keyof Fields]: Fields[Name] | undefined }): Fields {
  const entries = Object.entries(fields).filter(([, value]) => value !== undefined);
  return Object.fromEntries(entries) as Fields; // what is left out may be absent
}

/** Settings in the seed's form: what it names, and what is no longer as in a new emulator. */
export function configToSave(found: EmulatorConfig, seed: EmulatorConfig): EmulatorConfig {
  const names = ['signIn', 'emailPrivacyConfig'] as const;
  const changed = names.filter(
    (name) => name in seed || !isDeepStrictEqual(found[name], NEW_CONFIG[name]),
  );
  const saved = changed.map((name) => [name, { ...seed[name], ...found[name] }]);
  return { ...seed, ...Object.fromEntries(saved) };
}

/** What saving does to the seed, one line an account; none when it does nothing. */
export function changesBySaving(before: SeedAccount[], after: SeedAccount[]): string[] {
  const byName = (accounts: SeedAccount[]) =>
    new Map(accounts.map((account) => [nameOf(account), account]));
  const [old, saved] = [byName(before), byName(after)];
  return [
    ...[...saved].flatMap(([name, account]) => {
      const earlier = old.get(name);
      if (earlier === undefined) return [`new: ${name}`];
      return isDeepStrictEqual(earlier, account) ? [] : [`changed: ${name}`];
    }),
    ...[...old.keys()].filter((name) => !saved.has(name)).map((name) => `gone: ${name}`),
  ];
}
