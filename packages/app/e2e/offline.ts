import type { BrowserContext } from '@playwright/test';

const LOCAL_HOSTS = ['localhost', '127.0.0.1', '[::1]'];

/**
 * Cuts a browser off the internet. Nothing is put in its place: the Google popup, too, works without.
 * @returns the addresses that were asked for and refused; it grows as that happens
 */
export async function cutOff(context: BrowserContext): Promise<string[]> {
  const refused: string[] = [];
  await context.route(
    ({ hostname }) => !LOCAL_HOSTS.includes(hostname),
    (route) => {
      refused.push(route.request().url());
      return route.abort('internetdisconnected');
    },
  );
  return refused;
}
