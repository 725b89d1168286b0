import { once } from 'node:events';
import type { Server } from 'node:http';
import { server as createServer } from 'superstatic';
import type { Addresses } from '../../packages/app/addresses.ts';
import { ROOT } from '../command/programs.ts';
import { configOfBuild } from './firebase-config.ts';
import { refuseUnreadable } from './refuseUnreadable.ts';

/** A build served over HTTP. */
export interface ServedBuild {
  origin: string;
  close: () => Promise<void>;
}

/**
 * Serves the shop's build for the emulator as the Hosting emulator does, but in this process: with the same server and
 * the settings of `firebase.json` for this build.
 * @param port a free one by default
 * @throws {Error} if there is no build for the emulator, or the port is in use
 */
export async function serveBuild(addresses: Addresses, { port = 0 } = {}): Promise<ServedBuild> {
  const app = createServer({
    port,
    hostname: 'localhost',
    cwd: ROOT,
    config: JSON.stringify(configOfBuild(addresses).hosting), // an object would be merged with firebase.json
    compression: true,
    stack: 'strict', // only what Hosting itself supports
  });
  const server: Server = app.listen();
  refuseUnreadable(server);
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  return {
    origin: `http://localhost:${address.port}`,
    close: async () => {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}
