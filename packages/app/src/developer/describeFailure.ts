import { type AuthFailure, describeAuthError, englishAccountTexts } from '@toystore/accounts';
import { EmulatorError } from '@toystore/auth-emulator/client';

/** Describes a failure of the emulator or the SDK by its message and advice. */
export function describeFailure(error: unknown): AuthFailure {
  if (!(error instanceof EmulatorError)) {
    return describeAuthError(error, englishAccountTexts);
  }
  const { message, status } = error;
  if (status === undefined) return { message, help: 'Start it with npm start.' };
  return { message, help: 'Look into .cache/emulator.log, or restart it with npm start.' };
}
