import type { Fields } from '../pipeline/canonicalFields.ts';

/**
 * Fields of `update` by which an account's address, password, linked identities or second factors change. `deleteProvider` is
 * none of them: the REST reference names no such error for unlinking.
 */
export const SENSITIVE_FIELDS = [
  'deletePasskey',
  'email',
  'linkProviderUserInfo',
  'mfa',
  'password',
  'phoneNumber',
  'provider',
  'upgradeToFederatedLogin',
];

const SENSITIVE_ATTRIBUTES = ['EMAIL', 'PASSWORD', 'PROVIDER'];

/** E-mails that need no recent login. */
const HARMLESS_EMAILS: unknown[] = ['EMAIL_SIGNIN', 'PASSWORD_RESET', 'VERIFY_EMAIL'];

/** What needs a recent login, by operation: always, or with some fields only. */
const SENSITIVE: Record<string, (fields: Fields) => boolean> = {
  delete: () => true,
  'mfaEnrollment:start': () => true,
  'mfaEnrollment:finalize': () => true,
  'mfaEnrollment:withdraw': () => true,
  'passkeyEnrollment:start': () => true,
  'passkeyEnrollment:finalize': () => true,
  sendOobCode: ({ requestType }) => !HARMLESS_EMAILS.includes(requestType),
  update: ({ deleteAttribute, ...fields }) =>
    SENSITIVE_FIELDS.some((name) => fields[name] !== undefined && fields[name] !== '') ||
    (Array.isArray(deleteAttribute) &&
      deleteAttribute.some((attribute) => SENSITIVE_ATTRIBUTES.includes(attribute))),
  // With an ID token these link another way to sign in.
  signInWithEmailLink: () => true,
  signInWithGameCenter: () => true,
  signInWithIdp: () => true,
  signInWithPhoneNumber: () => true,
  signUp: () => true,
};

/** Whether an operation of somebody who is signed in needs a recent login. */
export const isSensitive = (name: string, fields: Fields): boolean =>
  Object.hasOwn(SENSITIVE, name) && (SENSITIVE[name]?.(fields) ?? false);
