import { join } from 'node:path';
import type { Addresses } from '../../packages/app/addresses.ts';
import { emulatorAccounts } from '../builds/builds.ts';
import { ROOT, stopSignal, waitForEnd } from '../command/programs.ts';
import { refuseUnreadable } from '../hosting/refuseUnreadable.ts';

/**
 * Starts the app's dev server, with its accounts in the emulator. Resolves when it is ready. Each has its own cache: two
 * servers that bundle the same packages at once would replace each other's files.
 * @param env more settings
 */
export async function startDevServer(
  addresses: Addresses,
  env: NodeJS.ProcessEnv = {},
): Promise<void> {
  Object.assign(process.env, emulatorAccounts(addresses), env);
  const { dev: port } = addresses.ports;
  const { createServer } = await import('vite'); // after the shop's checks: packages/app/build/readEnv.ts
  const known = process.listeners('SIGTERM');
  const server = await createServer({
    root: join(ROOT, 'packages/app'),
    cacheDir: join(ROOT, 'node_modules/.vite', `${port}`),
    logLevel: 'warn',
    server: { port },
  });
  for (const listener of process.listeners('SIGTERM')) {
    // Vite would end this process before the emulators have ended.
    if (!known.includes(listener)) process.off('SIGTERM', listener);
  }
  const stopped = new Promise<void>((resolve) => {
    stopSignal.addEventListener('abort', () => resolve(server.close()));
  });
  waitForEnd(stopped);
  if (server.httpServer) refuseUnreadable(server.httpServer);
  await server.listen();
}
