import type { Page } from '@playwright/test';

/** Counts the requests of a page to matching URLs; the count is updated. */
export function countRequests(page: Page, url: RegExp): { sent: number } {
  const count = { sent: 0 };
  page.on('request', (request) => {
    if (url.test(request.url())) count.sent += 1;
  });
  return count;
}
