import type { IncomingMessage } from 'node:http';
import type { Exchange, ProxySettings } from './exchange.ts';

/** Where the emulator does what a link in an e-mail asks for, without a page. */
const EMULATOR_PATH = '/emulator/action';

/** The emulator's answers that hold links: lists of e-mails, one just "sent", a link's instructions. */
const HOLDS_LINKS = /\/(oobCodes|accounts:sendOobCode)$|^\/emulator\/action$/;

/**
 * Sends a person who follows a link from an e-mail to the app's page for it. A program that follows it
 * is answered by the emulator.
 * @returns whether it was a person
 */
export function redirectToApp({ request, response, url, settings }: Exchange): boolean {
  const { actionUrl } = settings;
  if (!actionUrl || url.pathname !== EMULATOR_PATH || !isNavigation(request)) return false;
  const app = localOrigin(url.searchParams.get('continueUrl')) ?? actionUrl;
  const page = new URL(new URL(actionUrl).pathname, app);
  response.writeHead(302, { location: `${page.href}${url.search}`, 'cache-control': 'no-store' });
  response.end();
  return true;
}

/** Whether a browser is on its way to a page. Old ones do not say so; they accept HTML. */
function isNavigation({ method, headers }: IncomingMessage): boolean {
  if (method !== 'GET' && method !== 'HEAD') return false;
  const mode = headers['sec-fetch-mode'];
  return mode === undefined ? (headers.accept ?? '').includes('text/html') : mode === 'navigate';
}

/** The origin of a link's `continueUrl`, if that is on this machine: nobody is to be led elsewhere. */
export function localOrigin(continueUrl: string | null): string | undefined {
  if (continueUrl === null || !URL.canParse(continueUrl)) return undefined;
  const { protocol, hostname, origin } = new URL(continueUrl);
  return protocol === 'http:' && ['localhost', '127.0.0.1'].includes(hostname) ? origin : undefined;
}

export const holdsLinks = ({ pathname }: URL): boolean => HOLDS_LINKS.test(pathname);

/** What the emulator writes into all links. */
const ANY_PROJECT = 'apiKey=fake-api-key';

/**
 * Lets links lead to the proxy, and say of which project they are: the emulator writes its own address into them, whoever
 * sent the request.
 */
export function rewriteLinks(
  text: string,
  { emulatorUrl, url, projectId }: Pick<ProxySettings, 'emulatorUrl' | 'url' | 'projectId'>,
): string {
  return text
    .replaceAll(`${emulatorUrl}${EMULATOR_PATH}`, `${url}${EMULATOR_PATH}`)
    .replaceAll(ANY_PROJECT, `apiKey=${projectId}`);
}
