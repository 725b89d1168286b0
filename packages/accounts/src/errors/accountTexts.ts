import type { HelpKey } from './authErrorHelp.ts';

/** Messages for errors without a message of the provider. */
export type MessageKey = 'notLoaded' | 'signedOut' | 'unknown';

/**
 * The texts about accounts: a sentence of help for each key of `helpByCode`, and the messages that are not the provider's. A
 * text with values is a function of them, like a compiled ICU message.
 */
export interface AccountTexts extends Record<HelpKey | MessageKey, string> {
  /** The account was created, but its verification e-mail was not sent; `message` is the reason. */
  emailNotSent: (values: { message: string }) => string;
}
