import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** The rules that depend on colours; all others give the same result in both themes. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

/**
 * Expects that axe finds no violation in the light theme and none in the dark theme.
 * @param selector the part of the page to check; without it, the whole page
 */
export async function expectNoViolations(page: Page, selector = 'html'): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    const axe = new AxeBuilder({ page }).include(selector).options({ resultTypes: ['violations'] }); // a selector for each node without one takes time
    axe.setLegacyMode(page.frames().length === 1); // otherwise axe opens another page for the results of all frames
    if (colorScheme === 'light') axe.withTags(TAGS);
    else axe.withRules(COLOUR_RULES);
    const { violations } = await axe.analyze();
    const found = violations.map(({ id, nodes }) => ({
      id,
      at: nodes.map(({ target }) => target),
    }));
    expect(found, `${page.url()}, ${colorScheme}`).toEqual([]);
  }
}
