import { expect, type Page } from '@playwright/test';

/**
 * Waits until React listens to a page. Before, what is pressed acts as in any document: a link loads a whole one. The
 * page as it was drawn has no way in or out yet: who is there is known to its code alone. (In a narrow window both are
 * in the page all the same.)
 */
export async function untilLive(page: Page): Promise<void> {
  const bar = page.getByRole('banner');
  const wayIn = bar.getByRole('link', { name: 'Sign In', includeHidden: true });
  const wayOut = bar.getByRole('button', { name: 'Sign Out', includeHidden: true });
  await expect(wayIn.or(wayOut).first()).toBeAttached();
}
