import { styleText } from 'node:util';
import { stopAll } from './programs.ts';

/**
 * Runs one of the project's commands, and exits when the work is done, has failed, or the user stops it. All programs that
 * it has started end before it.
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
 * Resolves when the user or the system asks this process to stop (Ctrl-C, SIGTERM, a closed terminal), or when the npm
 * that runs it has ended: npm's shell does not forward signals.
 */
function stopRequest(): Promise<void> {
  const parent = process.ppid;
  return new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => resolve());
    if (process.env.npm_lifecycle_event === undefined) return;
    setInterval(() => process.ppid !== parent && resolve(), 500).unref();
  });
}
