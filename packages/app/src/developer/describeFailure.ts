import { type AuthFailure, describeAuthError } from '../auth/authErrors.ts';
import { EmulatorError } from './emulator.ts';

/** A failure of the emulator or of the SDK: its own words, and what to do about it. */
export function describeFailure(error: unknown): AuthFailure {
  if (error instanceof EmulatorError) return { message: error.message, help: error.help };
  return describeAuthError(error);
}
