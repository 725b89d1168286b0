import type { Page } from 'playwright';
import { afterAll, beforeAll, beforeEach, expect, inject, test } from 'vitest';
import { visitConsumerApp } from './consumerApp.ts';

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

let visit: Awaited<ReturnType<typeof visitConsumerApp>>;
let page: Page;

beforeAll(async () => {
  visit = await visitConsumerApp(inject('consumer'));
  page = visit.page;
});

afterAll(() => visit.end());

beforeEach(() => visit.open('/places'));

const textPlace = () =>
  page.locator('#text').evaluate((text) => {
    const { x, y, width } = text.getBoundingClientRect();
    return `${x}, ${y}, ${width} wide`;
  });

test('a carousel has the width that its place gives it, in any layout', async () => {
  await page.waitForFunction(
    () => document.querySelectorAll('.swiper-initialized').length === 2 * 9,
  );
  const widths = await page
    .getByRole('region')
    .evaluateAll((regions) =>
      regions.map(({ ariaLabel, clientWidth }) => `${ariaLabel}: ${clientWidth}`),
    );
  expect(widths.filter((line) => !line.endsWith(': 600'))).toEqual([]);
});

test('a mouse selects the text of a slide', async () => {
  const slide = page.getByRole('region').first().getByRole('group').first();
  const { x = 0, y = 0 } = (await slide.locator('p').boundingBox()) ?? {};
  await page.mouse.move(x + 200, y + 8);
  await page.mouse.down();
  await page.mouse.move(x + 20, y + 8, { steps: 4 });
  await page.mouse.up();
  expect(await page.evaluate(() => String(getSelection()))).toContain('One');
});

test('the wheel moves the page, but not under a dialog, which keeps its styles', async () => {
  await page.addStyleTag({ content: 'html { min-height: 200% }' });
  const body = page.locator('body');
  const ownStyle = 'overflow-x: hidden;';
  await body.evaluate(({ style }, own) => {
    style.cssText = own;
  }, ownStyle);
  const turnWheel = async () => {
    await page.mouse.move(10, 10);
    await page.mouse.wheel(0, 100);
    await page.waitForTimeout(300); // for a scrolling that must not happen, there is no event
    return page.evaluate(() => scrollY);
  };
  expect(await turnWheel()).toBe(100);
  await page.getByRole('button', { name: 'Open a dialog' }).click();
  await page.getByRole('dialog').waitFor();
  const before = await page.evaluate(() => scrollY); // the click may have scrolled to its button
  expect(await turnWheel()).toBe(before);
  await page.keyboard.press('Escape');
  await page.locator('[data-state]').first().waitFor({ state: 'detached' });
  expect(await body.getAttribute('style')).toBe(ownStyle);
});

test.each(Object.entries(PAGES))('a dialog moves no part of %s', async (_, styles) => {
  await page.addStyleTag({ content: styles });
  const before = await textPlace();
  await page.getByRole('button', { name: 'Open a dialog' }).click();
  await page.getByRole('dialog').waitFor();
  expect(await textPlace()).toBe(before);
  await page.keyboard.press('Escape');
  await page.locator('[data-state]').first().waitFor({ state: 'detached' });
  expect(await textPlace()).toBe(before);
  expect((await page.locator('body').getAttribute('style')) ?? '').toBe('');
});

test('a dialog returns the focus to its button, to which a press gives none, as in Safari', async () => {
  await page.evaluate(() => addEventListener('mousedown', (event) => event.preventDefault()));
  const opener = page.getByRole('button', { name: 'Open a dialog' });
  await opener.click();
  await page.getByRole('dialog').waitFor();
  await page.keyboard.press('Escape');
  await opener.and(page.locator(':focus')).waitFor();
});

test('the console has no error', () => {
  expect(visit.errors).toEqual([]);
});
