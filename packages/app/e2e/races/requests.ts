import type { Page } from '@playwright/test';

/** Counts what a page sends to addresses that match; the count grows as that happens. */
export function countRequests(page: Page, url: RegExp): { sent: number } {
  const count = { sent: 0 };
  page.on('request', (request) => {
    if (url.test(request.url())) count.sent += 1;
  });
  return count;
}
