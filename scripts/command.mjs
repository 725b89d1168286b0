import { prepare } from './prepare.mjs';
import { stopAll, stopRequest } from './processes.mjs';
import { red } from './terminal.mjs';

/**
 * Runs one of the project's commands: prepares the clone, does the work, and ends this process
 * when the work is done, has failed, or the person stops it. No program outlives it.
 * @param {(stopped: AbortSignal) => Promise<number>} work resolves with the exit code; a rejection is told to the person
 * @param {object} [options]
 * @param {number} [options.codeWhenStopped] the exit code after Ctrl-C
 * @param {() => void} [options.afterFailure] prints more after a rejection
 */
export async function runCommand(
  work,
  { codeWhenStopped = 130, afterFailure = () => undefined } = {},
) {
  const stop = new AbortController();
  const code = await prepare()
    .then(() => Promise.race([work(stop.signal), stopRequest().then(() => codeWhenStopped)]))
    .catch((error) => {
      console.error(`\n${red(error instanceof Error ? error.message : String(error))}`);
      afterFailure();
      return 1;
    });
  stop.abort();
  await stopAll();
  process.exit(code);
}
