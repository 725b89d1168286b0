import { isValidEmail } from './readEmail.ts';
import { toPhotoUrl } from './toPhotoUrl.ts';

/** An error that the identity provider or the shop reports about the user's last attempt. */
export interface ProviderError {
  /** The provider's message, shown verbatim (specification, section 8). */
  message: string;
  /** The language of the message, such as `en`, if it is not the page's. */
  messageLang?: string | undefined;
  /** The remedy, in one plain sentence. */
  help?: string | undefined;
}

/** The texts for a missing or incomplete email address. */
export interface EmailMessages {
  emailMissing: string;
  emailMalformed: string;
}

/** The texts for a missing or unusable photo address. */
export interface PhotoMessages {
  photoMissing: string;
  photoUnusable: string;
}

export const emailMessages: EmailMessages = {
  emailMissing: 'Please enter your email.',
  emailMalformed: 'Please enter a valid email address, like name@example.com.',
};

export const photoMessages: PhotoMessages = {
  photoMissing: 'Please enter the address of a photo.',
  photoUnusable: 'Please enter a photo address that starts with https://',
};

/** Returns the error of an email address that `readEmail` has read, if it has one. */
export function emailError(email: string, messages: EmailMessages): string | undefined {
  if (email === '') return messages.emailMissing;
  return isValidEmail(email) ? undefined : messages.emailMalformed;
}

/** Returns the error of a trimmed photo address, if it has one. */
export function photoError(photoURL: string, messages: PhotoMessages): string | undefined {
  if (photoURL === '') return messages.photoMissing;
  return toPhotoUrl(photoURL) === undefined ? messages.photoUnusable : undefined;
}
