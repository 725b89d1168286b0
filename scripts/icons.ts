/*
 * `node scripts/icons.ts <shop>`: makes the icons of a shop as an app that a phone installs, of its favicon. A maskable icon
 * has the mark within the circle that no system cuts off (https://www.w3.org/TR/appmanifest/#icon-masks).
 */

import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { loadShop } from '../packages/app/build/shop/loadShop.ts';
import { folderOf, selectedShop } from '../packages/app/build/shop/selectedShop.ts';
import { findBrowser } from './browser/findBrowser.ts';

const shop = await loadShop(selectedShop({ SHOP: process.argv[2] }));
const PUBLIC = join(folderOf(shop.id), 'public');
const PAPER = shop.themeColor.light; // the manifest's background_color
const MASKABLE_SHARE = 0.66; // of the icon's width

const mark = readFileSync(join(PUBLIC, 'favicon.svg')).toString('base64');
const { launchOptions } = await findBrowser();
const browser = await chromium.launch(launchOptions);
mkdirSync(join(PUBLIC, 'icons'), { recursive: true });
for (const size of [192, 512]) {
  await draw(`icon-${size}`, size, 1, 'transparent');
  await draw(`maskable-${size}`, size, MASKABLE_SHARE, PAPER);
}
await browser.close();

async function draw(name: string, size: number, share: number, background: string): Promise<void> {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  await page.setContent(
    `<body style="margin: 0; background: ${background}; display: grid; place-items: center; height: 100vh">
      <img width="${Math.round(size * share)}" src="data:image/svg+xml;base64,${mark}">`,
  );
  await page.screenshot({ path: join(PUBLIC, 'icons', `${name}.png`), omitBackground: true });
  await page.close();
}
