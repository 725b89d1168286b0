import { type AuthFailure, describeAuthError, englishAccountTexts } from '@toystore/accounts';
import { EmulatorError } from '@toystore/auth-emulator/client';

/** A failure of the emulator or of the SDK: its own message, and what to do about it. */
export function describeFailure(error: unknown): AuthFailure {
  if (!(error instanceof EmulatorError)) {
    return describeAuthError(error, englishAccountTexts);
  }
  const { message, status } = error;
  if (status === undefined) return { message, help: 'Start it with npm start.' };
  return { message, help: 'Look into .cache/emulator.log, or restart it with npm start.' };
}
