import type { Page } from 'playwright';
import { checkPlaces } from './checkPlaces.ts';
import { visitConsumerApp } from './consumer-app.ts';
import { check, expectNone, expectSame } from './runCheck.ts';

/** Checks the built consumer app in Chromium. */
export async function checkInBrowser(folder: string): Promise<void> {
  const { page, open, errors, end } = await visitConsumerApp(folder);
  try {
    await open('/');
    const card = page.getByRole('main').getByRole('article', { name: 'Honey Bear' });
    const slider = page.getByRole('region', { name: /./ }).filter({ has: page.getByRole('group') });
    await check("the card's link is the consumer app's", async () => {
      const link = card.getByRole('link', { name: /Look closer/ });
      expectSame(await link.getAttribute('href'), '#honey');
      expectSame(await link.getAttribute('data-router'), 'consumer');
    });
    await check('styles are applied', async () => {
      const sheet = card.locator(':scope > div');
      const corner = await sheet.evaluate(
        (element) => getComputedStyle(element).borderTopLeftRadius,
      );
      const token = await page.evaluate(() =>
        getComputedStyle(document.documentElement).getPropertyValue('--ts-radius-l'),
      );
      expectSame(corner, token);
      expectSame(/^[1-9]\d*px$/.test(token), true);
    });
    await check("the slider's Pause button is there, in German", () =>
      slider.getByRole('button', { name: 'Bilder anhalten' }).waitFor(),
    );
    await check('Next shows the next toy', async () => {
      await slider.getByRole('heading', { name: 'Honey Bear' }).waitFor();
      await slider.getByRole('button', { name: 'Nächstes Bild' }).click();
      await slider.getByRole('heading', { name: 'Tin Robot' }).waitFor();
    });
    await check('prices and labels are those of its language', () =>
      card.getByText(/Preis:\s*12,50\s€/).waitFor(),
    );
    await check("the bar takes the app's own buttons, at a phone's width, too", async () => {
      await page.setViewportSize({ width: 360, height: 740 });
      await page.getByRole('button', { name: 'Warenkorb, 2 Spielzeuge' }).click();
      await page.getByRole('button', { name: 'Warenkorb, 3 Spielzeuge' }).waitFor();
      await page.getByRole('combobox', { name: 'Sprache' }).waitFor();
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth);
      expectSame(overflow <= 360, true);
    });
    await check('its menu has the account', async () => {
      await page.getByRole('button', { name: 'Menü', exact: true }).click();
      const menu = page.getByRole('dialog', { name: 'Menü' });
      expectSame(await menu.getByRole('link', { name: 'Anmelden' }).getAttribute('href'), '#login');
      await page.keyboard.press('Escape');
      await menu.waitFor({ state: 'detached' });
    });
    await check("the footer has the app's own columns and note", async () => {
      const footer = page.getByRole('contentinfo');
      await footer.getByRole('list', { name: 'Hilfe' }).getByRole('link').waitFor();
      await footer.getByText('Gebaut in Kassel.').waitFor();
    });
    await checkShop(page, open);
    await checkPlaces(page, open);
    await check('the console has no error', () => expectNone(errors));
  } finally {
    await end();
  }
}

/** Checks the page that combines both packages. */
async function checkShop(page: Page, open: (path: string) => Promise<unknown>): Promise<void> {
  await check("filters are in the address, through the consumer app's router", async () => {
    await open('/shop.html?max=20');
    await page.getByRole('heading', { name: '1 toys' }).waitFor();
    await page.getByRole('button', { name: 'Remove filter: Up to $20' }).click();
    await page.getByRole('heading', { name: '3 toys' }).waitFor();
    expectSame(new URL(page.url()).search, '');
    await page.goBack();
    await page.getByRole('heading', { name: '1 toys' }).waitFor();
  });
  await check('a cart is stored in the browser, and has the catalogue’s prices', async () => {
    await page.getByRole('button', { name: 'Add Honey Bear' }).click();
    await page.getByRole('button', { name: 'Cart, 1 toy' }).waitFor();
    await page.reload();
    await page.getByRole('button', { name: 'Cart, 1 toy' }).click();
    await page.getByRole('dialog', { name: 'Cart' }).getByText('$12.50').first().waitFor();
  });
}
