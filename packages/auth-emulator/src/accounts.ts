/* What the emulator holds, as its REST API has it. */

/** A way to sign in besides a password. */
export interface AccountProvider {
  providerId: string;
  rawId?: string;
  email?: string;
  displayName?: string;
  photoUrl?: string;
  screenName?: string;
}

/** A factor that a sign-in needs besides the first: a telephone, or an authenticator app (TOTP). */
export interface SecondFactor {
  mfaEnrollmentId?: string;
  displayName?: string;
  /** When it was enrolled, in ISO 8601. */
  enrolledAt?: string;
  phoneInfo?: string;
  /** There for TOTP. The secret, in base32, is in a seed only. */
  totpInfo?: { sharedSecretKey?: string };
}

/** An account's TOTP factor, with all that its authenticator app knows. */
export interface TotpFactor {
  localId: string;
  mfaEnrollmentId: string;
  displayName?: string;
  enrolledAt: string;
  /** In base32. */
  sharedSecretKey: string;
  /** A code that counts now: none counts twice. */
  code: string;
}

/** A TOTP factor that is being enrolled: an authenticator app knows its secret, the provider waits for a code. */
export type TotpEnrollment = Pick<TotpFactor, 'localId' | 'sharedSecretKey' | 'code'>;

/** An account as the emulator lists it. What it does not have is absent. */
export interface EmulatorAccount {
  localId: string;
  tenantId?: string;
  email?: string;
  /** Its first address, where that was changed. */
  initialEmail?: string;
  emailVerified?: boolean;
  disabled?: boolean;
  displayName?: string;
  photoUrl?: string;
  phoneNumber?: string;
  /** The account's claims, as JSON. */
  customAttributes?: string;
  providerUserInfo?: AccountProvider[];
  mfaInfo?: SecondFactor[];
  passwordHash?: string;
  salt?: string;
  /** Its name at Twitter. */
  screenName?: string;
  /** Whether a link in an e-mail signs in to it. */
  emailLinkSignin?: boolean;
  /** Whether a custom token signed in to it. */
  customAuth?: boolean;
  /** Milliseconds since 1970. */
  createdAt?: string;
  /** Seconds since 1970: tokens that were issued before do not count. */
  validSince?: string;
}

/** An account to be created. */
export interface NewAccount {
  email: string;
  password: string;
  displayName?: string;
  /** Stored as it is: the emulator checks no address. */
  photoUrl?: string;
  emailVerified?: boolean;
}

/** What stands for an e-mail: the emulator sends none. It goes once its link is used. */
export interface OobCode {
  email: string;
  /** Such as `VERIFY_EMAIL` or `PASSWORD_RESET`. */
  requestType: string;
  oobCode: string;
  /** The link in the e-mail. */
  oobLink: string;
}

/** What stands for a text message: the emulator sends none. It goes once its code is used. */
export interface SmsCode {
  phoneNumber: string;
  code: string;
  /** What the app sends back with the code. */
  sessionInfo: string;
}

/** The emulator's settings. */
export interface EmulatorConfig {
  signIn?: {
    allowDuplicateEmails?: boolean;
    /** In a seed only: the codes that text messages to these numbers have. */
    phoneNumber?: { testPhoneNumbers?: Record<string, string> };
    /** In a seed only: how production hashed its passwords, by the fields of its settings. */
    hashConfig?: object;
  };
  emailPrivacyConfig?: { enableImprovedEmailPrivacy?: boolean };
}

/** The addresses of functions that the emulator calls, and that may refuse or change what it is about to do. */
export interface BlockingFunctions {
  /** Before an account is created. */
  beforeCreate?: string | undefined;
  /** Before somebody is signed in. */
  beforeSignIn?: string | undefined;
}
