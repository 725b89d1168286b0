import { type AuthFailure, describeAuthError } from '../auth/authErrors.ts';
import { EmulatorError } from './emulator.ts';

/** A failure of the emulator or of the SDK: its own message, and what to do about it. */
export async function describeFailure(error: unknown): Promise<AuthFailure> {
  if (error instanceof EmulatorError) return { message: error.message, help: error.help };
  return describeAuthError(error);
}
