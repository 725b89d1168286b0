import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * Expects that axe finds no violation in the light theme and none in the dark theme.
 * @param selector the part of the page to check; without it, the whole page
 */
export async function expectNoViolations(page: Page, selector = 'html'): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    const { violations } = await new AxeBuilder({ page })
      .include(selector)
      .options({ resultTypes: ['violations'] }) // a selector for each node without one takes time
      .withTags(TAGS)
      .analyze();
    const found = violations.map(({ id, nodes }) => ({
      id,
      at: nodes.map(({ target }) => target),
    }));
    expect(found, `${page.url()}, ${colorScheme}`).toEqual([]);
  }
}
