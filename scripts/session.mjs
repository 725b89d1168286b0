import { checkSeed, readSeed } from './seed.mjs';
import { summary } from './summary.mjs';
import { dim, yellow } from './terminal.mjs';
import { untilEnd } from './waiting.mjs';

/**
 * Waits for a shop with demo accounts, says where it is, and keeps it open.
 * @param {object} shop
 * @param {string} shop.url
 * @param {import('./processes.mjs').Program[]} shop.programs that must all run on
 * @param {Promise<unknown>} shop.ready rejects when one of them does not get ready
 * @returns {Promise<never>} rejects when a program ends
 */
export async function keepOpen({ url, programs, ready }) {
  const anEnd = Promise.race(programs.map(untilEnd));
  await Promise.race([ready, anEnd]);
  const problems = await checkSeed();
  if (problems.length > 0) {
    console.warn(yellow(`The demo accounts are not as written:\n  ${problems.join('\n  ')}`));
  }
  console.log(summary(url, readSeed()));
  return anEnd;
}

/**
 * Shows an e-mail: the emulator sends none, it only tells the link.
 * @param {string} line
 */
export function showMail(line) {
  console.log(`${dim('E-mail:')} ${line}`);
}
