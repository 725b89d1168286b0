import { readSeed } from './seed.mjs';
import { checkSeed, seedMessage } from './seed-check.mjs';
import { bold, dim, red } from './terminal.mjs';
import { untilEnd } from './waiting.mjs';

/**
 * Waits for programs that need the demo accounts, says where they are, and keeps them open.
 * @param {object} session
 * @param {(accounts: import('./seed.mjs').SeedAccount[]) => string} session.opened what to tell when all are ready
 * @param {import('./processes.mjs').Program[]} session.programs that must all run on
 * @param {Promise<unknown>} session.ready rejects when one of them does not get ready
 * @returns {Promise<never>} rejects when a program ends
 */
export async function keepOpen({ opened, programs, ready }) {
  const anEnd = Promise.race(programs.map(untilEnd));
  await Promise.race([ready, anEnd]);
  const problems = await checkSeed();
  console.log(opened(readSeed()));
  if (problems.length > 0) console.error(`${bold(red(seedMessage(problems)))}\n`); // last, to be seen
  return anEnd;
}

/**
 * Shows an e-mail: the emulator sends none, it only tells the link.
 * @param {string} line
 */
export function showMail(line) {
  console.log(`${dim('E-mail:')} ${line}`);
}
