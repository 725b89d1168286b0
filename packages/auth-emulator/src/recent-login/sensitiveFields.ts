import type { Fields } from '../pipeline/canonicalFields.ts';

/**
 * Fields of `update` that change an account's address, password, linked identities or second factors. `deleteProvider` is
 * missing because the REST reference names no such error for unlinking.
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

const HARMLESS_EMAILS: unknown[] = ['EMAIL_SIGNIN', 'PASSWORD_RESET', 'VERIFY_EMAIL'];

/** Operations that always need a recent login. With an ID token those of the second line link an identity. */
const SENSITIVE = [
  ...['delete', 'mfaEnrollment:start', 'mfaEnrollment:finalize', 'mfaEnrollment:withdraw'],
  ...['signInWithEmailLink', 'signInWithGameCenter', 'signInWithIdp', 'signInWithPhoneNumber'],
  ...['signUp', 'passkeyEnrollment:start', 'passkeyEnrollment:finalize'],
];

export function isSensitive(name: string, fields: Fields): boolean {
  if (name === 'sendOobCode') return !HARMLESS_EMAILS.includes(fields.requestType);
  if (name !== 'update') return SENSITIVE.includes(name);
  const { deleteAttribute } = fields;
  return (
    SENSITIVE_FIELDS.some((field) => fields[field] !== undefined && fields[field] !== '') ||
    (Array.isArray(deleteAttribute) &&
      deleteAttribute.some((attribute) => SENSITIVE_ATTRIBUTES.includes(attribute)))
  );
}
