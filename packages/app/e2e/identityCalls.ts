import type { Page } from '@playwright/test';

/** Gathers the identity requests of a page as `METHOD /path`, with their bodies. */
export function identityCalls(page: Page) {
  const calls: { call: string; sent: unknown }[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    const call = /\/v1\/accounts:.+$/.exec(pathname)?.[0];
    if (call !== undefined && request.method() === 'POST') {
      calls.push({ call: `POST ${call}`, sent: request.postDataJSON() });
    }
  });
  return calls;
}
