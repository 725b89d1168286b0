import { styleText } from 'node:util';
import { stopAll } from './programs.ts';

/**
 * Runs one of the project's commands, and ends this process when the work is done, has failed, or the person stops
 * it. No program outlives it.
 * @param work resolves with the exit code; a rejection is printed as a message
 * @param options `afterFailure` prints more after a rejection
 */
export async function runCommand(
  work: () => Promise<number>,
  { codeWhenStopped = 130, afterFailure = () => {} } = {},
): Promise<void> {
  const code = await Promise.race([work(), stopRequest().then(() => codeWhenStopped)]).catch(
    (error) => {
      console.error(`\n${styleText('red', error instanceof Error ? error.message : `${error}`)}`);
      afterFailure();
      return 1;
    },
  );
  await stopAll();
  process.exit(code);
}

/**
 * Resolves when the person or the system asks this process to stop (Ctrl-C, SIGTERM, a closed terminal), or when the
 * npm that runs it is gone: npm's shell keeps signals to itself.
 */
function stopRequest(): Promise<void> {
  const parent = process.ppid;
  return new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => resolve());
    if (process.env.npm_lifecycle_event === undefined) return;
    setInterval(() => process.ppid !== parent && resolve(), 500).unref();
  });
}
