import { readEmail } from '../../primitives/Form/readEmail.ts';

/** Returns whether a typed address, as `readEmail` reads it, is this one; ignores case and what `readEmail` removes. */
export const isSameEmail = (typed: string, email: string | null) =>
  email !== null && typed.toLowerCase() === readEmail(email).toLowerCase();
