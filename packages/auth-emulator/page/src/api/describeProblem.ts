import { EmulatorError } from '../../../src/call.ts';

/** Sentences for codes of the provider that a developer meets on this page: where, what, and what to do. */
const SENTENCES: Record<string, string> = {
  DUPLICATE_EMAIL: 'Another account has this e-mail. Use another one, or edit that account.',
  EMAIL_EXISTS: 'Another account has this e-mail. Use another one, or edit that account.',
  DUPLICATE_LOCAL_ID: 'Another account has this UID. Use another one, or leave it empty.',
  INVALID_EMAIL: 'This is not an e-mail address. It needs a name, an @ and a domain.',
  INVALID_PHONE_NUMBER: 'This is not a telephone number. Write it with its country: +1 555 0100.',
  PHONE_NUMBER_EXISTS: 'Another account has this telephone number. Use another one.',
  WEAK_PASSWORD: 'The password is too short. The emulator needs at least 6 characters.',
  USER_NOT_FOUND: 'This account no longer exists: it was deleted, or the project was reset.',
};

/** Returns the provider's code in a refusal, such as `EMAIL_EXISTS`. */
export const codeOf = (error: unknown): string | undefined =>
  error instanceof EmulatorError
    ? /: ([A-Z][A-Z_]+)(?: : .*)?$/.exec(error.message)?.[1]
    : undefined;

/** Whether the emulator was not reached. */
export const isUnanswered = (error: unknown): boolean =>
  error instanceof EmulatorError && error.status === undefined;

/** Returns one sentence for a failed request. */
export function describeProblem(error: unknown): string {
  const sentence = SENTENCES[codeOf(error) ?? ''];
  if (sentence !== undefined) return sentence;
  if (!(error instanceof EmulatorError)) return error instanceof Error ? error.message : `${error}`;
  if (isUnanswered(error)) return 'The emulator does not answer. Nothing was changed.';
  return error.message.replace(/^The emulator refused \S+ \S+: (?:[A-Z_]+ : )?/, 'Refused: ');
}
