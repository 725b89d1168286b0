import type { IncomingHttpHeaders } from 'node:http';
import type { Answer, Operation } from '../pipeline/feature.ts';

/** Redirects a browser that opens a link of an e-mail to the app's page for it. The emulator answers programs. */
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

/** Whether a browser navigates to a page. Old ones do not send `Sec-Fetch-Mode`; they accept HTML. */
function isNavigation(headers: IncomingHttpHeaders): boolean {
  const mode = headers['sec-fetch-mode'];
  return mode === undefined ? (headers.accept ?? '').includes('text/html') : mode === 'navigate';
}

/** Returns the origin of a `continueUrl` on this machine. Links must not lead to another machine. */
export function localOrigin(continueUrl: string | undefined): string | undefined {
  if (continueUrl === undefined || !URL.canParse(continueUrl)) return undefined;
  const { protocol, hostname, origin } = new URL(continueUrl);
  return protocol === 'http:' && ['localhost', '127.0.0.1'].includes(hostname) ? origin : undefined;
}
