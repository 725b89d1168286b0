import { isValidEmail } from './isValidEmail.ts';
import { toPhotoUrl } from './toPhotoUrl.ts';

/** What the identity provider or the shop reports about the last try. */
export interface ProviderError {
  /** The provider's message, shown as it is. Specification section 8. */
  message: string;
  /** One plain sentence on what to do about it. */
  help?: string | undefined;
}

/** The texts for an email address that is missing or cut short. */
export interface EmailMessages {
  emailMissing: string;
  emailMalformed: string;
}

/** The texts for a photo address that is missing or cannot be shown. */
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

/** What is wrong with an email address as `readEmail` reads it, if anything. */
export function emailError(email: string, messages: EmailMessages): string | undefined {
  if (email === '') return messages.emailMissing;
  return isValidEmail(email) ? undefined : messages.emailMalformed;
}

/** What is wrong with a trimmed photo address, if anything. */
export function photoError(photoURL: string, messages: PhotoMessages): string | undefined {
  if (photoURL === '') return messages.photoMissing;
  return toPhotoUrl(photoURL) === undefined ? messages.photoUnusable : undefined;
}
