import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import { test as base } from './faultTest.ts';

interface Fixtures {
  /** Serves the catalogue from a server of the test, which can break off or pause an answer; a route cannot. */
  catalogueHost: (answer: RequestListener) => Promise<void>;
}

export const test = base.extend<Fixtures>({
  catalogueHost: async ({ page }, use) => {
    const servers: Server[] = [];
    await use(async (answer) => {
      const server = createServer(answer).listen(0, '127.0.0.1');
      servers.push(server);
      await once(server, 'listening');
      const address = server.address();
      if (address === null || typeof address === 'string') throw new Error('The host has no port.');
      const url = `http://127.0.0.1:${address.port}/toy.json`;
      await page.unroute('**/toy.json');
      await page.route('**/toy.json', (route) => route.continue({ url }));
    });
    for (const server of servers) {
      server.closeAllConnections();
      server.close();
    }
  },
});
