import { expect, type Page } from '@playwright/test';

/**
 * Waits until React listens to a page. Before, what is pressed acts as in any document: a link loads a whole one. The
 * page as it was prerendered has no way in or out yet: only its code knows who is signed in. (In a narrow window both are
 * in the page all the same.)
 */
export async function waitForHydration(page: Page): Promise<void> {
  const bar = page.getByRole('banner');
  const wayIn = bar.getByRole('link', { name: 'Sign In', includeHidden: true });
  const wayOut = bar.getByRole('button', { name: 'Sign Out', includeHidden: true });
  await expect(wayIn.or(wayOut).first()).toBeAttached();
}
