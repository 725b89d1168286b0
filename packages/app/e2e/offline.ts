import type { BrowserContext, Page } from '@playwright/test';

const LOCAL_HOSTS = ['localhost', '127.0.0.1', '[::1]'];

/**
 * Arguments that cut Chromium off the internet: it resolves no host but this machine. A route would do that, too, but each
 * request of each page would wait for it, and it disables the HTTP cache.
 */
export const CUT_OFF_ARGUMENTS = [
  `--host-resolver-rules=${['MAP * ~NOTFOUND', ...LOCAL_HOSTS.map((host) => `EXCLUDE ${host}`)].join(', ')}`,
  '--no-proxy-server', // a proxy would resolve other hosts
];

/**
 * Cuts a browser off the internet. Nothing is mocked: the Google popup works without it.
 * @returns the addresses that were requested and refused; later ones are appended
 */
export async function cutOff(context: BrowserContext, browserName: string): Promise<string[]> {
  const refused: string[] = [];
  const isRemote = ({ protocol, hostname }: URL) =>
    protocol.startsWith('http') && !LOCAL_HOSTS.includes(hostname);
  context.on('request', (request) => {
    if (isRemote(new URL(request.url()))) refused.push(request.url());
  });
  if (browserName !== 'chromium') {
    await context.route(isRemote, (route) => route.abort('internetdisconnected'));
  }
  return refused;
}

/** Dispatches the `online` event; on a machine without a network the browser never dispatches it. */
export const beOnline = (page: Page) =>
  page.evaluate(() => window.dispatchEvent(new Event('online')));
