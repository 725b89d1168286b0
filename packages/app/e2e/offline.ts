import { readFileSync } from 'node:fs';
import type { BrowserContext } from '@playwright/test';

const LOCAL_HOSTS = ['localhost', '127.0.0.1', '[::1]'];
const GAPI_SHIM = readFileSync(new URL('../../../scripts/gapi-shim.js', import.meta.url), 'utf8');

/**
 * Cuts a browser off the internet, and still lets the Google popup work: the SDK and the
 * emulator's account picker get a local stand-in for the one script they need from Google.
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
  await context.route(/^https:\/\/apis\.google\.com\/js\/api\.js(\?|$)/, (route) =>
    route.fulfill({ contentType: 'text/javascript; charset=utf-8', body: GAPI_SHIM }),
  );
  // What the account picker loads for its looks: nothing depends on it.
  await context.route(
    /^https:\/\/(unpkg\.com|fonts\.googleapis\.com|fonts\.gstatic\.com)\//,
    (route) =>
      route.fulfill({
        contentType: route.request().resourceType() === 'script' ? 'text/javascript' : 'text/css',
        body: '',
      }),
  );
  return refused;
}
