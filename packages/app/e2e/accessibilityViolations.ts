import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * Axe finds nothing on a page, neither in the light theme nor in the dark one.
 * @param selector of the part of the page that is read, else all of it
 */
export async function expectNoViolations(page: Page, selector = 'html'): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    const { violations } = await new AxeBuilder({ page })
      .include(selector)
      .withTags(TAGS)
      .analyze();
    const found = violations.map(({ id, nodes }) => ({
      id,
      at: nodes.map(({ target }) => target),
    }));
    expect(found, colorScheme).toEqual([]);
  }
}
