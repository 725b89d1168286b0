import { join } from 'node:path';
import { createServer } from 'vite';
import { EMULATOR_ACCOUNTS } from '../builds/builds.ts';
import { ROOT, stopSignal, waitForEnd } from '../command/programs.ts';

/**
 * Starts the app's dev server, with its accounts in the emulator. Resolves when it is ready.
 * @param env more settings
 */
export async function startDevServer(env: NodeJS.ProcessEnv = {}): Promise<void> {
  Object.assign(process.env, EMULATOR_ACCOUNTS, env);
  const known = process.listeners('SIGTERM');
  const server = await createServer({ root: join(ROOT, 'packages/app'), logLevel: 'warn' });
  for (const listener of process.listeners('SIGTERM')) {
    // Vite would end this process before the emulators have ended.
    if (!known.includes(listener)) process.off('SIGTERM', listener);
  }
  const stopped = new Promise<void>((resolve) => {
    stopSignal.addEventListener('abort', () => resolve(server.close()));
  });
  waitForEnd(stopped);
  await server.listen();
}
