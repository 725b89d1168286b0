import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { mustRun } from '../../command/programs.ts';
import { packedShopPackages } from '../outside.ts';
import { visitConsumerApp } from './consumerApp.ts';

const folder = inject('consumer');

test('it compiles, declarations included', async () => {
  await mustRun('TypeScript', 'tsc', ['-p', folder]);
});

test('plain Node renders it on a server, and reads its design tokens', async () => {
  await mustRun('Node', 'node', [join(folder, 'server.mjs')]);
});

test('its build has the built modules and not the sources', () => {
  const maps = globSync('dist/assets/*.js.map', { cwd: folder });
  const modules: string[] = maps.flatMap(
    (map) => JSON.parse(readFileSync(join(folder, map), 'utf8')).sources,
  );
  for (const { name } of packedShopPackages()) {
    const ofPackage = modules.filter(
      (path) => path.includes(`/${name}/`) && !path.includes(`/${name}/node_modules/`),
    );
    expect(ofPackage).not.toEqual([]);
    expect(ofPackage.filter((path) => !path.includes(`/${name}/dist/`))).toEqual([]);
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

  /** Returns styles of a button that a reset removes. */
  const stylesOf = (name: string) =>
    page.getByRole('button', { name }).evaluate((button) => {
      const { padding, borderTopLeftRadius: corner } = getComputedStyle(button);
      return { padding, corner };
    });

  test("Tailwind's utilities change components, its reset does not", async () => {
    expect(await stylesOf('Auspacken')).toEqual({ padding: '32px', corner: '999px' });
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
    await visit.open('/shop?max=20');
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

  test('unlayered styles outlast an unlayered reset', async () => {
    await visit.open('/shop');
    expect(await stylesOf('Add Honey Bear')).toEqual({ padding: '4px 24px', corner: '999px' });
  });

  test('the console has no error', () => {
    expect(visit.errors).toEqual([]);
  });
});
