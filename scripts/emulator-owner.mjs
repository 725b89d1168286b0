import { PROJECT } from './addresses.mjs';

/** @typedef {import('./seed.mjs').EmulatorAccount} EmulatorAccount */
/** @typedef {{ oobCode: string, requestType: string }} Mail what stands for an e-mail: the emulator sends none */

/** @typedef {{ signIn?: object, emailPrivacyConfig?: object }} EmulatorConfig */

export const ACCOUNTS = `identitytoolkit.googleapis.com/v1/projects/${PROJECT}/accounts`;
const OF_THE_EMULATOR = `emulator/v1/projects/${PROJECT}`;

/**
 * Asks the Auth emulator as its owner.
 * @param {string} emulatorUrl
 * @param {string} method
 * @param {string} path
 * @param {object} [body]
 * @throws {Error} when the emulator does not answer, or refuses
 */
async function ask(emulatorUrl, method, path, body) {
  const response = await fetch(`${emulatorUrl}/${path}`, {
    method,
    headers: { authorization: 'Bearer owner', 'content-type': 'application/json' },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  if (response.ok) return response.json();
  throw new Error(`${method} ${path} was refused: ${await response.text()}`);
}

/**
 * @param {string} emulatorUrl
 * @returns {Promise<EmulatorAccount[]>}
 */
export async function listAccounts(emulatorUrl) {
  const { userInfo = [] } = await ask(emulatorUrl, 'POST', `${ACCOUNTS}:query`, {});
  return userInfo;
}

/**
 * Adds accounts in the form of accounts.json.
 * @param {string} emulatorUrl
 * @param {object[]} users
 * @returns {Promise<string[]>} what was wrong with those that were left out
 */
export async function addAccounts(emulatorUrl, users) {
  const { error = [] } = await ask(emulatorUrl, 'POST', `${ACCOUNTS}:batchCreate`, { users });
  return error.map((/** @type {{ message: string }} */ { message }) => message);
}

/** @param {string} emulatorUrl */
export function deleteAllAccounts(emulatorUrl) {
  return ask(emulatorUrl, 'DELETE', `${OF_THE_EMULATOR}/accounts`);
}

/**
 * @param {string} emulatorUrl
 * @returns {Promise<EmulatorConfig>}
 */
export function readConfig(emulatorUrl) {
  return ask(emulatorUrl, 'GET', `${OF_THE_EMULATOR}/config`);
}

/**
 * @param {string} emulatorUrl
 * @param {EmulatorConfig} config
 */
export function changeConfig(emulatorUrl, config) {
  return ask(emulatorUrl, 'PATCH', `${OF_THE_EMULATOR}/config`, config);
}

/**
 * @param {string} emulatorUrl
 * @returns {Promise<Mail[]>}
 */
export async function listMails(emulatorUrl) {
  const { oobCodes = [] } = await ask(emulatorUrl, 'GET', `${OF_THE_EMULATOR}/oobCodes`);
  return oobCodes;
}

/**
 * Uses up the code in an e-mail, whether or not there still is an account for it.
 * @param {string} emulatorUrl
 * @param {Mail} mail
 */
export async function useUp(emulatorUrl, { oobCode, requestType }) {
  const operation = requestType === 'PASSWORD_RESET' ? 'resetPassword' : 'update';
  const path = `identitytoolkit.googleapis.com/v1/accounts:${operation}?key=any`;
  await ask(emulatorUrl, 'POST', path, { oobCode, newPassword: 'never-set' }).catch(
    () => undefined,
  );
}
