import { bold, dim, red } from './terminal.mjs';
import { untilEnd } from './waiting.mjs';

/**
 * Says that all is ready, and keeps it open.
 * @param {string} text where it is, and who can sign in
 * @param {Awaited<ReturnType<typeof import('./emulators.mjs').startAuthEmulator>>} auth
 * @param {import('./processes.mjs').Program[]} programs that must run on, too
 * @returns {Promise<never>} rejects when one ends
 */
export function keepOpen(text, auth, ...programs) {
  console.log(text);
  if (auth.warning) console.error(`${bold(red(auth.warning))}\n`); // last, to be seen
  return Promise.race([auth.program, ...programs].map(untilEnd));
}

/**
 * Shows an e-mail: the emulator sends none, it only tells the link.
 * @param {string} line
 */
export function showEmail(line) {
  console.log(`${dim('E-mail:')} ${line}`);
}
