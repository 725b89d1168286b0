import { answerError, answerJson, isByOwner } from './exchange.mjs';

/** @typedef {import('./exchange.mjs').Exchange} Exchange */

const MIN_LENGTH = 8; // in UTF-16 units, as the SDK counts

/** What counts as non-alphanumeric with Identity Platform; other characters are allowed but do not count. */
const SPECIAL = [...'^$*.[]{}()?"!@#%&/\\,><\':;|_~'];

/** The answer of Identity Platform's `GET /v2/passwordPolicy` in a project that enforces all but a maximum. */
export const POLICY = {
  customStrengthOptions: {
    minPasswordLength: MIN_LENGTH,
    containsLowercaseCharacter: true,
    containsUppercaseCharacter: true,
    containsNumericCharacter: true,
    containsNonAlphanumericCharacter: true,
  },
  allowedNonAlphanumericCharacters: SPECIAL,
  enforcementState: 'ENFORCE',
  forceUpgradeOnSignin: false,
  schemaVersion: 1,
};

/** @type {{ message: string, met: (password: string) => boolean }[]} in the order of the provider's message */
const REQUIREMENTS = [
  {
    message: `Password must contain at least ${MIN_LENGTH} characters`,
    met: (password) => password.length >= MIN_LENGTH,
  },
  { message: 'Password must contain a lower case character', met: (text) => /[a-z]/.test(text) },
  { message: 'Password must contain an upper case character', met: (text) => /[A-Z]/.test(text) },
  { message: 'Password must contain a numeric character', met: (text) => /[0-9]/.test(text) },
  {
    message: 'Password must contain a non-alphanumeric character',
    met: (password) => SPECIAL.some((character) => password.includes(character)),
  },
];

/**
 * Answers with the policy, which the emulator does not know.
 * @param {Exchange} exchange
 * @returns {boolean} whether it was asked for
 */
export function servePolicy(exchange) {
  const { request, url } = exchange;
  if (request.method !== 'GET' || !url.pathname.endsWith('/v2/passwordPolicy')) return false;
  answerJson(exchange, 200, POLICY);
  return true;
}

/**
 * Whether a request may set a shopper's password.
 * @param {Exchange} exchange
 */
export function maySetPassword({ request, url }) {
  const sets = /\/v1\/accounts:(signUp|resetPassword|update)$/.test(url.pathname);
  return sets && request.method === 'POST' && !isByOwner(request);
}

/**
 * Refuses a password that does not meet the policy, with the provider's words.
 * @param {Exchange} exchange
 * @param {Buffer} body of the request
 * @returns {boolean} whether it was refused
 */
export function refuseWeakPassword(exchange, body) {
  const missing = newPasswordsIn(body)
    .map(missingRequirements)
    .find(({ length }) => length > 0);
  if (missing === undefined) return false;
  answerError(
    exchange,
    400,
    `PASSWORD_DOES_NOT_MEET_REQUIREMENTS : Missing password requirements: [${missing.join(', ')}]`,
  );
  return true;
}

/** @param {string} password */
export function missingRequirements(password) {
  return REQUIREMENTS.filter(({ met }) => !met(password)).map(({ message }) => message);
}

/**
 * @param {Buffer} body
 * @returns {string[]} none also when the body is not what the emulator expects: it will say so
 */
function newPasswordsIn(body) {
  try {
    const { password, newPassword } = JSON.parse(body.toString('utf8'));
    return [password, newPassword].filter((value) => typeof value === 'string' && value !== '');
  } catch {
    return [];
  }
}
