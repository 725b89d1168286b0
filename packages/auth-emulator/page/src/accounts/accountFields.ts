import { type EmulatorAccount, passwordOf } from '../../../src/client.ts';
import { claimsProblem, compactClaims, readableClaims } from './claimsProblem.ts';

export const FIELD_LABELS = {
  email: 'E-mail',
  emailVerified: 'E-mail is verified',
  displayName: 'Display name',
  phoneNumber: 'Telephone',
  photoUrl: 'Photo',
  password: 'Password',
  claims: 'Custom claims',
} as const;

export type FieldName = keyof typeof FIELD_LABELS;

// biome-ignore format: Object.keys returns plain strings.
export const FIELD_NAMES = Object.keys(FIELD_LABELS) as FieldName[];

/** An account's fields as texts. */
export type Fields = Record<FieldName, string>;

export const YES = 'yes';
export const NO = 'no';

/** Returns an account's fields, as they are edited. */
export const fieldsOf = (account: EmulatorAccount): Fields => ({
  email: account.email ?? '',
  emailVerified: account.emailVerified ? YES : NO,
  displayName: account.displayName ?? '',
  phoneNumber: account.phoneNumber ?? '',
  photoUrl: account.photoUrl ?? '',
  password: passwordOf(account) ?? '',
  claims: readableClaims(account.customAttributes),
});

/** Returns why a field cannot be saved. */
export function fieldProblem(name: FieldName, value: string): string | undefined {
  if (name === 'claims') return claimsProblem(value);
  if (name !== 'email' || value === '' || /^[^@\s]+@[^@\s]+$/.test(value)) return undefined;
  return 'This is not an e-mail address. It needs a name, an @ and a domain.';
}

/** The field that a refusal of the emulator is about, by its code. */
export const FIELD_OF_CODE: Record<string, FieldName> = {
  DUPLICATE_EMAIL: 'email',
  EMAIL_EXISTS: 'email',
  INVALID_EMAIL: 'email',
  INVALID_PHONE_NUMBER: 'phoneNumber',
  PHONE_NUMBER_EXISTS: 'phoneNumber',
  WEAK_PASSWORD: 'password',
};

/** Returns the body of `accounts:update` that changes these fields and no others. */
export function updateOf(changes: Partial<Fields>): object {
  const { email, emailVerified, displayName, phoneNumber, photoUrl, password, claims } = changes;
  return {
    ...(email && { email }),
    ...(emailVerified && { emailVerified: emailVerified === YES }),
    ...(displayName && { displayName }),
    ...(phoneNumber && { phoneNumber: phoneNumber.replaceAll(/[\s()-]/g, '') }),
    ...(photoUrl && { photoUrl }),
    ...(password && { password }),
    ...(claims !== undefined && { customAttributes: compactClaims(claims) }),
    deleteAttribute: [
      ...(displayName === '' ? ['DISPLAY_NAME'] : []),
      ...(photoUrl === '' ? ['PHOTO_URL'] : []),
      ...(email === '' ? ['EMAIL'] : []),
    ],
    deleteProvider: [
      ...(phoneNumber === '' ? ['phone'] : []),
      ...(password === '' ? ['password'] : []),
    ],
  };
}
