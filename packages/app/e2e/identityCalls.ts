import type { Page } from '@playwright/test';

/** Gathers the identity calls of a page as `METHOD /path`, with what was sent. */
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
