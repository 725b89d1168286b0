/** @typedef {import('./processes.mjs').Program} Program */

/**
 * Waits until `ready` says so.
 * @param {Program} program
 * @param {() => Promise<boolean>} ready asked several times a second; a rejection counts as "not yet"
 * @param {number} limit milliseconds
 * @throws {Error} when the program ends first, or the time is over
 */
export async function waitUntil(program, ready, limit) {
  const deadline = Date.now() + limit;
  while (!(await Promise.race([untilEnd(program), ready().catch(() => false)]))) {
    if (Date.now() > deadline) {
      throw new Error(
        `${program.name} did not get ready in ${limit / 1000} s.\n${program.lastWords()}`.trim(),
      );
    }
    await pause(200);
  }
}

/**
 * Rejects when a program that should run on ends.
 * @param {Program} program
 * @returns {Promise<never>}
 */
export async function untilEnd(program) {
  const code = await program.ended;
  throw new Error(`${program.name} ended (exit code ${code}).\n${program.lastWords()}`.trim());
}

/** @param {number} milliseconds */
function pause(milliseconds) {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}

/**
 * Whether an address answers, whatever it says.
 * @param {string} url
 */
export async function answers(url) {
  await fetch(url, { signal: AbortSignal.timeout(5000) });
  return true;
}
