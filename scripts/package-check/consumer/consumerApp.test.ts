import { join } from 'node:path';
import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { mustRun } from '../../command/programs.ts';
import { installInto, packedShopPackages, temporaryFolder } from '../outside.ts';
import { buildConsumerApp, visitConsumerApp, writeConsumerApp } from './consumerApp.ts';

const folder = temporaryFolder('consumer');
const packages = packedShopPackages();
writeConsumerApp(folder, packages);

test('a consumer app installs kit, storefront and accounts', async () => {
  await installInto(folder, '--strict-peer-deps');
});

test('it compiles, declarations included', async () => {
  await mustRun('TypeScript', 'tsc', ['-p', folder]);
});

test('plain Node renders it on a server, and reads its design tokens', async () => {
  await mustRun('Node', 'node', [join(folder, 'server.mjs')]);
});

test('it builds, with the built modules and not the sources', async () => {
  const modules = await buildConsumerApp(folder);
  for (const { name } of packages) {
    const ofPackage = modules.filter((id) => id.includes(`/${name}/`));
    expect(ofPackage).not.toEqual([]);
    expect(ofPackage.filter((id) => !id.includes(`/${name}/dist/`))).toEqual([]);
  }
});

describe('in Chromium', () => {
  let visit: Awaited<ReturnType<typeof visitConsumerApp>>;
  let page: Page;

  beforeAll(async () => {
    visit = await visitConsumerApp(folder);
    page = visit.page;
    await visit.open('/');
  });

  afterAll(() => visit.end());

  const card = () => page.getByRole('main').getByRole('article', { name: 'Honey Bear' });

  test("the card's link is the consumer app's", async () => {
    const link = card().getByRole('link', { name: /Look closer/ });
    expect(await link.getAttribute('href')).toBe('#honey');
    expect(await link.getAttribute('data-router')).toBe('consumer');
  });

  test('styles are applied', async () => {
    const sheet = card().locator(':scope > div');
    const corner = await sheet.evaluate((element) => getComputedStyle(element).borderTopLeftRadius);
    const token = await page.evaluate(() =>
      getComputedStyle(document.documentElement).getPropertyValue('--ts-radius-l'),
    );
    expect(token).toMatch(/^[1-9]\d*px$/);
    expect(corner).toBe(token);
  });

  test('the slider shows the next toy; its buttons are in German', async () => {
    const slider = page.getByRole('region', { name: /./ }).filter({ has: page.getByRole('group') });
    await slider.getByRole('button', { name: 'Bilder anhalten' }).waitFor();
    await slider.getByRole('heading', { name: 'Honey Bear' }).waitFor();
    await slider.getByRole('button', { name: 'Nächstes Bild' }).click();
    await slider.getByRole('heading', { name: 'Tin Robot' }).waitFor();
  });

  test('prices and labels are those of its language', async () => {
    await card()
      .getByText(/Preis:\s*12,50\s€/)
      .waitFor();
  });

  test("the bar takes the app's own buttons, at a phone's width, too", async () => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.getByRole('button', { name: 'Warenkorb, 2 Spielzeuge' }).click();
    await page.getByRole('button', { name: 'Warenkorb, 3 Spielzeuge' }).waitFor();
    await page.getByRole('combobox', { name: 'Sprache' }).waitFor();
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(360);
  });

  test('its menu has the account', async () => {
    await page.getByRole('button', { name: 'Menü', exact: true }).click();
    const menu = page.getByRole('dialog', { name: 'Menü' });
    const link = menu.getByRole('link', { name: 'Anmelden' });
    expect(await link.getAttribute('href')).toBe('#login');
    await page.keyboard.press('Escape');
    await menu.waitFor({ state: 'detached' });
  });

  test("the footer has the app's own columns and note", async () => {
    const footer = page.getByRole('contentinfo');
    await footer.getByRole('list', { name: 'Hilfe' }).getByRole('link').waitFor();
    await footer.getByText('Gebaut in Kassel.').waitFor();
  });

  test("filters are in the address, through the consumer app's router", async () => {
    await visit.open('/shop.html?max=20');
    await page.getByRole('heading', { name: '1 toys' }).waitFor();
    await page.getByRole('button', { name: 'Remove filter: Up to $20' }).click();
    await page.getByRole('heading', { name: '3 toys' }).waitFor();
    expect(new URL(page.url()).search).toBe('');
    await page.goBack();
    await page.getByRole('heading', { name: '1 toys' }).waitFor();
  });

  test('a cart is stored in the browser, and has the catalogue’s prices', async () => {
    await page.getByRole('button', { name: 'Add Honey Bear' }).click();
    await page.getByRole('button', { name: 'Cart, 1 toy' }).waitFor();
    await page.reload();
    await page.getByRole('button', { name: 'Cart, 1 toy' }).click();
    await page.getByRole('dialog', { name: 'Cart' }).getByText('$12.50').first().waitFor();
  });

  test('the console has no error', () => {
    expect(visit.errors).toEqual([]);
  });
});
