import { readEmail } from '../../primitives/Form/readEmail.ts';

/** Whether a typed address, as `readEmail` reads it, is this one: case does not count, nor what `readEmail` drops. */
export const isSameEmail = (typed: string, email: string | null) =>
  email !== null && typed.toLowerCase() === readEmail(email).toLowerCase();
