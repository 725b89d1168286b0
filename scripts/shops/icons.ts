/*
 * `node scripts/shops/icons.ts toystore`: creates the icons of the installed shop from its favicon, in its folder. A maskable
 * icon has the mark within the circle that no system cuts off (https://www.w3.org/TR/appmanifest/#icon-masks).
 */

import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { loadShop } from '../../packages/app/build/shop/loadShop.ts';
import { folderOf, selectedShop } from '../../packages/app/build/shop/selectedShop.ts';
import { findBrowser } from '../browser/findBrowser.ts';

const MASKABLE_SHARE = 0.56; // of the icon's width: a square mark has its corners within the circle, too

const shop = await loadShop(selectedShop({ SHOP: process.argv[2] }));
const folder = join(folderOf(shop.id), 'public');
const mark = readFileSync(join(folder, 'favicon.svg')).toString('base64');
const { launchOptions } = await findBrowser();
const browser = await chromium.launch(launchOptions);
mkdirSync(join(folder, 'icons'), { recursive: true });
for (const size of [192, 512]) {
  await draw(`icon-${size}`, size, 1, 'transparent');
  await draw(`maskable-${size}`, size, MASKABLE_SHARE, shop.themeColor.light); // the manifest's background_color
}
await browser.close();

async function draw(name: string, size: number, share: number, background: string): Promise<void> {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  await page.setContent(
    `<body style="margin: 0; background: ${background}; display: grid; place-items: center; height: 100vh">
      <img width="${Math.round(size * share)}" src="data:image/svg+xml;base64,${mark}">`,
  );
  await page.screenshot({ path: join(folder, 'icons', `${name}.png`), omitBackground: true });
  await page.close();
}
