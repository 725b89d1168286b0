import type { Page } from 'playwright';
import { check, expectNone, expectSame } from './runCheck.ts';

/** Pages whose scrollbar disappears when a dialog locks the page, or stays. */
const PAGES: Record<string, string> = {
  'a page that scrolls': 'html { min-height: 200% }',
  'a page that always has a scrollbar': 'html { overflow-y: scroll }',
  'a page that keeps a gutter': 'html { scrollbar-gutter: stable }',
  'a page whose body scrolls':
    'html { overflow: hidden } html, body { height: 100% } body { overflow-y: auto }',
  'a page whose body scrolls, from right to left':
    'html { overflow: hidden } html, body { height: 100% } body { overflow-y: auto; direction: rtl }',
  'a page with margin and padding': 'body { margin: 10px 40px 0 20px; padding: 5px 30px 0 60px }',
  'a page in a column': 'body { max-width: 500px; margin: 0 auto }',
};

const textPlace = (page: Page) =>
  page.locator('#text').evaluate((text) => {
    const { x, y, width } = text.getBoundingClientRect();
    return `${x}, ${y}, ${width} wide`;
  });

/** Checks how a page's layout and the kit affect each other. */
export async function checkPlaces(page: Page, open: (path: string) => unknown): Promise<void> {
  await page.setViewportSize({ width: 1280, height: 800 });
  await open('/places.html');
  await check('a carousel has the width that its place gives it, in any layout', async () => {
    await page.waitForFunction(
      () => document.querySelectorAll('.swiper-initialized').length === 2 * 9,
    );
    const widths = await page
      .getByRole('region')
      .evaluateAll((regions) =>
        regions.map(({ ariaLabel, clientWidth }) => `${ariaLabel}: ${clientWidth}`),
      );
    expectNone(widths.filter((line) => !line.endsWith(': 600')));
  });
  await check('a mouse selects the text of a slide', async () => {
    const slide = page.getByRole('region').first().getByRole('group').first();
    const { x = 0, y = 0 } = (await slide.locator('p').boundingBox()) ?? {};
    await page.mouse.move(x + 200, y + 8);
    await page.mouse.down();
    await page.mouse.move(x + 20, y + 8, { steps: 4 });
    await page.mouse.up();
    expectSame((await page.evaluate(() => String(getSelection()))).includes('One'), true);
  });
  for (const [name, styles] of Object.entries(PAGES)) {
    await check(`a dialog moves no part of ${name}`, async () => {
      await open('/places.html');
      await page.addStyleTag({ content: styles });
      const before = await textPlace(page);
      await page.getByRole('button', { name: 'Open a dialog' }).click();
      await page.locator('[data-scroll-locked]').waitFor();
      expectSame(await textPlace(page), before);
      await page.keyboard.press('Escape');
      await page.locator('body:not([data-scroll-locked])').waitFor();
      expectSame(await textPlace(page), before);
      expectSame((await page.locator('body').getAttribute('style')) ?? '', '');
    });
  }
}
