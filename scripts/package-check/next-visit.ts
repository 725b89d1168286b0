import { chromium, type Page } from 'playwright';
import { findBrowser } from '../browser/findBrowser.ts';
import { collectErrors } from './outside.ts';

/**
 * Clicks through the Next app.
 * @throws {Error} if something does not work, or the console has a warning
 */
export async function visitNextApp(address: string): Promise<void> {
  const browser = await chromium.launch((await findBrowser()).launchOptions);
  try {
    const page = await browser.newPage();
    page.setDefaultTimeout(15_000);
    const warnings = collectErrors(page, ['error', 'warning']);
    await page.goto(address);
    await clickShop(page);
    await clickToy(page);
    await clickComponents(page);
    await page.goto(address);
    await scrollToEnd(page);
    if (warnings.length > 0) throw new Error(`The console has warnings:\n${warnings.join('\n')}`);
  } finally {
    await browser.close();
  }
}

/** Checks that the slider moves, and that a label comes from the shop's own function. */
async function clickShop(page: Page): Promise<void> {
  const slider = page
    .getByRole('region', { name: 'Toys' })
    .filter({ has: page.getByRole('group') });
  await slider.getByRole('button', { name: 'Next slide' }).click();
  await slider.getByRole('heading', { name: 'Tin Robot' }).waitFor();
  await page.getByText('500 toys in stock').waitFor();
}

/** Checks that a card's link is Next's, which loads no document, and that a Server Function is called by a press. */
async function clickToy(page: Page): Promise<void> {
  await page.evaluate(() => document.documentElement.setAttribute('data-visited', ''));
  await page.getByRole('article', { name: 'Honey Bear' }).getByRole('link').click();
  await page.waitForURL('**/toys/1');
  await page.getByRole('heading', { level: 1, name: 'Honey Bear' }).waitFor();
  await page.locator('html[data-visited]').waitFor();
  const answer = page.waitForResponse((response) => response.request().method() === 'POST');
  await page.getByRole('button', { name: /Add .* to cart|Add to cart/ }).click();
  if (!(await answer).ok()) throw new Error('The Server Function does not answer.');
}

/** Checks the account in a phone's menu, which its link closes, and the page with every component. */
async function clickComponents(page: Page): Promise<void> {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await menu.getByRole('link', { name: 'Sign in' }).click();
  await page.getByRole('heading', { level: 1, name: 'Components' }).waitFor();
  await menu.waitFor({ state: 'detached' });
  await page.getByRole('combobox', { name: 'Favourite toy' }).selectOption('bear');
  // A server cannot know how many of its three slides fit.
  const numbers = page.getByRole('region', { name: 'Numbers' });
  await numbers.getByRole('button', { name: 'Next slide' }).click();
  await numbers.getByRole('group').and(page.getByLabel('2 of 5')).waitFor();
  const quantity = page.getByRole('spinbutton', { name: /Honey Bear/ }).last();
  await page
    .getByRole('button', { name: /^Increase .*Honey Bear/ })
    .last()
    .click();
  await quantity.and(page.locator('[value="2"]')).waitFor();
  await page.getByRole('button', { name: 'Show password' }).first().click();
  await page.getByRole('tab', { name: 'Care' }).click();
  await page.getByRole('tabpanel', { name: 'Care' }).getByText('Wash it at 30 °C.').waitFor();
  await page.getByRole('button', { name: 'Gift wrap' }).focus();
  await page.getByRole('tooltip').waitFor();
  await page.getByRole('button', { name: 'Options' }).click();
  await page.getByRole('menuitem', { name: 'To the toys' }).click();
  await page.getByRole('heading', { level: 1, name: 'Components' }).waitFor({ state: 'detached' });
}

/** Checks that a grid of hundreds scrolls to its last toy, and back to its first. */
async function scrollToEnd(page: Page): Promise<void> {
  await page.getByRole('article', { name: 'Honey Bear' }).waitFor();
  await page.waitForFunction(() => document.documentElement.scrollHeight > 20_000); // hydrated
  await page.keyboard.press('End');
  await page.getByRole('article', { name: 'Toy 500' }).waitFor();
  await page.keyboard.press('Home');
  await page.waitForFunction(() => scrollY === 0);
  await page.getByRole('article', { name: 'Honey Bear' }).waitFor();
}
