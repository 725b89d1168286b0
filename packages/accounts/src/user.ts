/** The state of the e-mail that verifies an address, as far as this page knows. */
export interface VerificationEmail {
  /** When the last one was sent; without it none was sent since the page was opened. */
  sentAt?: Date | undefined;
  /** Why the newest one was not sent. */
  error?: unknown;
}

/** An account of another provider that is connected to the user's. */
export interface ConnectedProvider {
  /** The `id` of its `SignInProvider`. */
  id: string;
  /** The account's address; some providers have none, and Apple's may only forward e-mails. */
  email: string | null;
}

/** A copy of the provider's user. Never mutated. */
export interface SignedInUser {
  uid: string;
  email: string | null;
  displayName: string | null;
  photoURL: string | null;
  /** Whether the user has opened the link of a verification e-mail, or the provider has verified the address otherwise. */
  emailVerified: boolean;
  hasPassword: boolean;
  /** The connected accounts of other providers, in the order of connection. */
  providers: readonly ConnectedProvider[];
  /** When two-step verification was turned on, if it is on. */
  twoStepSince?: Date | undefined;
  /** Set once this page has requested a verification e-mail. */
  verificationEmail?: VerificationEmail | undefined;
}

/** A change of a profile; fields that are left out stay. */
export interface ProfileChanges {
  displayName?: string;
  photoURL?: string;
}

/** The provider's rules for passwords. */
export interface PasswordPolicy {
  /** In characters. */
  minLength?: number | undefined;
  /** In characters. */
  maxLength?: number | undefined;
  lowercase?: boolean | undefined;
  uppercase?: boolean | undefined;
  number?: boolean | undefined;
  /** A character that is neither a letter nor a digit. */
  special?: boolean | undefined;
  /** The special characters that count, such as `!?*`. All of them if left out. */
  allowedSpecial?: string | undefined;
}
