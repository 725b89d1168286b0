import type { IncomingHttpHeaders } from 'node:http';
import type { Answer, Operation } from '../pipeline/feature.ts';

/**
 * Sends a person who follows a link from an e-mail to the app's page for it. A program that follows it is answered by the
 * emulator.
 */
export function redirectToApp(
  { route, query, headers }: Operation,
  actionUrl: string | undefined,
): Answer | undefined {
  if (!actionUrl || route.name !== 'emulator/action' || !isNavigation(headers)) return undefined;
  const app = localOrigin(query.continueUrl) ?? actionUrl;
  const page = new URL(new URL(actionUrl).pathname, app);
  page.search = new URLSearchParams(query).toString();
  return { status: 302, body: {}, location: page.href };
}

/** Whether a browser is on its way to a page. Old ones do not say so; they accept HTML. */
function isNavigation(headers: IncomingHttpHeaders): boolean {
  const mode = headers['sec-fetch-mode'];
  return mode === undefined ? (headers.accept ?? '').includes('text/html') : mode === 'navigate';
}

/** The origin of a link's `continueUrl`, if that is on this machine: people are to be led to no other. */
export function localOrigin(continueUrl: string | undefined): string | undefined {
  if (continueUrl === undefined || !URL.canParse(continueUrl)) return undefined;
  const { protocol, hostname, origin } = new URL(continueUrl);
  return protocol === 'http:' && ['localhost', '127.0.0.1'].includes(hostname) ? origin : undefined;
}
