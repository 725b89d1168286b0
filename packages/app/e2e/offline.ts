import type { BrowserContext } from '@playwright/test';

const LOCAL_HOSTS = ['localhost', '127.0.0.1', '[::1]'];

/**
 * Arguments that cut Chromium off the internet: it finds no host but this machine. A route would do that, too, but each
 * request of each page would wait for it, and the browser would keep no file.
 */
export const CUT_OFF_ARGUMENTS = [
  `--host-resolver-rules=${['MAP * ~NOTFOUND', ...LOCAL_HOSTS.map((host) => `EXCLUDE ${host}`)].join(', ')}`,
  '--no-proxy-server', // a proxy would find the others
];

/**
 * Cuts a browser off the internet. Nothing is put in its place: the Google popup, too, works without.
 * @returns the addresses that were asked for and refused; it grows as that happens
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
