/** The signed-in user, as the provider has it. Never mutated. */
export interface SignedInUser {
  uid: string;
  email: string | null;
  displayName: string | null;
  photoURL: string | null;
  /** Whether the user has followed the link of a verification e-mail, or the provider knows the address otherwise. */
  emailVerified: boolean;
  hasPassword: boolean;
  /** The connected Google account, if there is one. */
  google?: { email: string | null } | undefined;
  /** When two-step verification was turned on, if it is on. */
  twoStepSince?: Date | undefined;
}

/** What changes of a profile; what is left out stays. */
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
