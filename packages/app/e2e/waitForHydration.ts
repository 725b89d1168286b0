import { expect, type Page } from '@playwright/test';

/**
 * Waits until React has hydrated a page. Until then it behaves like any document: a link loads a whole new one. A
 * prerendered page shows neither Login nor Sign Out yet: only its code knows whether a user is signed in. (In a narrow
 * window both are in the document.)
 */
export async function waitForHydration(page: Page): Promise<void> {
  const bar = page.getByRole('banner');
  const wayIn = bar.getByRole('link', { name: 'Sign In', includeHidden: true });
  const wayOut = bar.getByRole('button', { name: 'Sign Out', includeHidden: true });
  await expect(wayIn.or(wayOut).first()).toBeAttached();
}
