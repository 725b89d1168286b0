/** Messages for errors without a message of the provider. */
export type MessageKey = 'notLoaded' | 'signedOut' | 'unknown';

/**
 * The messages about accounts that are not the provider's. A text with values is a function of them, like a compiled ICU message.
 */
export interface AccountTexts extends Record<MessageKey, string> {
  /** The account was created, but its verification e-mail was not sent; `message` is the reason. */
  emailNotSent: (values: { message: string }) => string;
  /** The account was created, but no answer says whether its verification e-mail was sent. */
  emailUncertain: (values: { message: string }) => string;
}
