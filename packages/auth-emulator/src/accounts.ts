/* The types of the emulator's REST API. */

export interface AccountProvider {
  providerId: string;
  rawId?: string;
  email?: string;
  displayName?: string;
  photoUrl?: string;
  screenName?: string;
}

/** A second factor: a telephone, or an authenticator app (TOTP). */
export interface SecondFactor {
  mfaEnrollmentId?: string;
  displayName?: string;
  /** In ISO 8601. */
  enrolledAt?: string;
  phoneInfo?: string;
  /** Present for TOTP. Only a seed contains the secret, in base32. */
  totpInfo?: { sharedSecretKey?: string };
}

/** An account's TOTP factor, with the secret and the code of its authenticator app. */
export interface TotpFactor {
  localId: string;
  tenantId?: string | undefined;
  mfaEnrollmentId: string;
  displayName?: string;
  enrolledAt: string;
  /** In base32. */
  sharedSecretKey: string;
  /** A code that is valid now and was not used yet. */
  code: string;
}

/** A TOTP factor whose enrollment was started: the provider waits for the first code. */
export type TotpEnrollment = Pick<TotpFactor, 'localId' | 'sharedSecretKey' | 'code'>;

export interface EmulatorAccount {
  localId: string;
  tenantId?: string;
  email?: string;
  /** The first address, if it was changed. */
  initialEmail?: string;
  emailVerified?: boolean;
  disabled?: boolean;
  displayName?: string;
  photoUrl?: string;
  phoneNumber?: string;
  /** The custom claims, as JSON. */
  customAttributes?: string;
  providerUserInfo?: AccountProvider[];
  mfaInfo?: SecondFactor[];
  passwordHash?: string;
  salt?: string;
  /** The user name at Twitter. */
  screenName?: string;
  /** Whether the user can sign in by an e-mail link. */
  emailLinkSignin?: boolean;
  /** Whether the user has signed in with a custom token. */
  customAuth?: boolean;
  /** Milliseconds since 1970. */
  createdAt?: string;
  /** Milliseconds since 1970. */
  lastLoginAt?: string;
  /** Seconds since 1970. Tokens that were issued earlier are invalid. */
  validSince?: string;
}

type Profile = Pick<EmulatorAccount, 'disabled' | 'displayName' | 'emailVerified' | 'photoUrl'>;

export interface NewAccount extends Profile {
  email: string;
  password: string;
}

/** An e-mail that the emulator would send. It is removed when its link is used. */
export interface OobCode {
  email: string;
  /** Such as `VERIFY_EMAIL` or `PASSWORD_RESET`. */
  requestType: string;
  oobCode: string;
  oobLink: string;
}

/** A text message that the emulator would send. It is removed when its code is used. */
export interface SmsCode {
  phoneNumber: string;
  code: string;
  /** The app sends it back with the code. */
  sessionInfo: string;
}

/** The settings of a tenant, as the REST resource `Tenant` has them. */
export interface TenantSettings {
  tenantId: string;
  displayName?: string;
  allowPasswordSignup?: boolean;
  disableAuth?: boolean;
  enableAnonymousUser?: boolean;
  enableEmailLinkSignin?: boolean;
  [setting: string]: unknown;
}

export interface EmulatorConfig {
  signIn?: {
    allowDuplicateEmails?: boolean;
    /** In a seed only: numbers for testing, and their codes. */
    phoneNumber?: { testPhoneNumbers?: Record<string, string> };
    /** In a seed only: the hash parameters of the production project. */
    hashConfig?: object;
  };
  emailPrivacyConfig?: { enableImprovedEmailPrivacy?: boolean };
}

/** The addresses of functions that may refuse or change a new account or a sign-in. */
export interface BlockingFunctions {
  beforeCreate?: string | undefined;
  beforeSignIn?: string | undefined;
}
