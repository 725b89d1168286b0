import type { HelpKey } from '../errors/authErrorHelp.ts';
import type { MessageKey } from '../errors/authErrors.ts';

/**
 * What a person reads of accounts: a sentence of help for each key of `helpByCode`, and the messages that are not the
 * provider's. A text with values is a function of them, as compiled ICU messages are.
 */
export interface AccountTexts extends Record<HelpKey | MessageKey, string> {
  /** The account was created, but its verification e-mail was not sent; `message` says why. */
  emailNotSent: (values: { message: string }) => string;
}
