import type { Page } from '@playwright/test';

/** Answers requests for a lazy chunk with 404, as the host does after a release. */
export const blockChunk = (page: Page, chunk: string) =>
  page.route(`**/assets/${chunk}-*.js*`, (route) => route.fulfill({ status: 404 }));

export const unblockChunk = (page: Page, chunk: string) => page.unroute(`**/assets/${chunk}-*.js*`);

/** Returns the paths of the documents that a page requests from now on; later ones are appended. */
export function documentsOf(page: Page): string[] {
  const documents: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents.push(new URL(request.url()).pathname);
  });
  return documents;
}

export const heading = (page: Page) => page.getByRole('heading', { level: 1 });
