import { isDeepStrictEqual } from 'node:util';
import { passwordOf } from './seed.mjs';

/** @typedef {import('./seed.mjs').SeedAccount} SeedAccount */
/** @typedef {import('./seed.mjs').SeedProvider} SeedProvider */
/** @typedef {import('./seed.mjs').EmulatorAccount} EmulatorAccount */
/** @typedef {import('./emulator-owner.mjs').EmulatorConfig} EmulatorConfig */

/** What the emulator makes of an account's own fields; the seed does not say it twice. */
const OWN_PROVIDERS = ['password', 'phone'];

/**
 * Accounts in the seed's form: its accounts first, in its order, then new ones by e-mail; the same fields in the same
 * order; nothing that changes by itself, such as times and hashes. Accounts without an e-mail have no place in it.
 * @param {EmulatorAccount[]} found
 * @param {SeedAccount[]} seed
 * @returns {SeedAccount[]}
 */
export function accountsToSave(found, seed) {
  /** @param {SeedAccount} account */
  const place = ({ email, localId }) => {
    const index = seed.findIndex((other) => other.email === email || other.localId === localId);
    return index < 0 ? seed.length : index;
  };
  return found
    .filter(({ email }) => Boolean(email))
    .map(accountToSave)
    .sort((one, other) => place(one) - place(other) || compare(one.email, other.email));
}

/** By code units: the same on every machine. @param {string} one @param {string} other */
const compare = (one, other) => (one < other ? -1 : Number(one > other));

/**
 * @param {EmulatorAccount} account
 * @returns {SeedAccount}
 */
function accountToSave(account) {
  const rawPassword = passwordOf(account);
  const { passwordHash, salt, providerUserInfo = [] } = account;
  const providers = providerUserInfo
    .filter(({ providerId }) => !OWN_PROVIDERS.includes(providerId))
    .map(providerToSave);
  return present({
    localId: account.localId,
    email: account.email,
    emailVerified: Boolean(account.emailVerified),
    rawPassword,
    ...(rawPassword === undefined ? { passwordHash, salt } : {}), // it came with a real hash, or has none
    displayName: account.displayName,
    photoUrl: account.photoUrl,
    disabled: account.disabled || undefined,
    phoneNumber: account.phoneNumber,
    customAttributes: account.customAttributes,
    providerUserInfo: providers.length > 0 ? providers : undefined,
  });
}

/**
 * @param {SeedProvider} provider
 * @returns {SeedProvider}
 */
function providerToSave({ providerId, rawId, email, displayName, photoUrl, screenName }) {
  return present({ providerId, rawId, email, displayName, photoUrl, screenName });
}

/**
 * The fields that have a value.
 * @template Fields
 * @param {{ [Name in keyof Fields]: Fields[Name] | undefined }} fields
 */
function present(fields) {
  const entries = Object.entries(fields).filter(([, value]) => value !== undefined);
  return /** @type {Fields} */ (Object.fromEntries(entries)); // what is left out may be absent
}

/**
 * Settings in the seed's form: what it names, and what is no longer as in a new emulator.
 * @param {EmulatorConfig} found
 * @param {EmulatorConfig} seed
 * @param {EmulatorConfig} asNew
 * @returns {EmulatorConfig}
 */
export function configToSave(found, seed, asNew) {
  const names = /** @type {const} */ (['signIn', 'emailPrivacyConfig']);
  return present({
    ...seed,
    ...Object.fromEntries(
      names
        .filter((name) => name in seed || !isDeepStrictEqual(found[name], asNew[name]))
        .map((name) => [name, found[name]]),
    ),
  });
}

/**
 * What saving does to the seed, one line an account; none when it does nothing.
 * @param {SeedAccount[]} before
 * @param {SeedAccount[]} after
 */
export function changesBySaving(before, after) {
  /** @param {SeedAccount[]} accounts */
  const byEmail = (accounts) => new Map(accounts.map((account) => [account.email, account]));
  const [old, saved] = [byEmail(before), byEmail(after)];
  return [
    ...after.flatMap((account) => {
      const earlier = old.get(account.email);
      if (earlier === undefined) return [`new: ${account.email}`];
      return isDeepStrictEqual(earlier, account) ? [] : [`changed: ${account.email}`];
    }),
    ...before.filter(({ email }) => !saved.has(email)).map(({ email }) => `gone: ${email}`),
  ];
}

/**
 * The text of a file of the seed.
 * @param {object} content
 */
export const fileText = (content) => `${JSON.stringify(content, null, 2)}\n`;
