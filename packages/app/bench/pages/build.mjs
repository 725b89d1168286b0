import { copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { build } from 'vite';
import { writeFonts } from '../../build/fonts/writeFonts.ts';
import { loadShop } from '../../build/shop/loadShop.ts';
import { catalogueOf, shopToys } from '../catalogue.mjs';
import { serve } from '../serve/server.mjs';

/** The project's folder. */
export const ROOT = join(import.meta.dirname, '../../../..');

const OUT = join(ROOT, '.cache/bench');
const PUBLIC = join(ROOT, 'packages/app/public');

/** The folder of the shop's build. */
export const SHOP_FOLDER = join(ROOT, 'packages/app/dist');

/** Builds the reference pages and the page of sliders. The shop and the kit must be built. */
export async function buildPages() {
  console.log('Building the reference pages …');
  await buildFloor();
  for (const name of ['tutorial', 'slider']) {
    const root = join(import.meta.dirname, '..', name);
    await build({ configFile: join(root, 'vite.config.ts'), root, logLevel: 'error' });
  }
}

async function buildFloor() {
  const folder = join(OUT, 'floor');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(join(folder, 'fonts'), { recursive: true });
  const { FONTS, floorPages } = await import('./floor.mjs'); // needs the kit's build
  const css = ['styles.css', 'base.css']
    .map((file) => readFileSync(join(ROOT, 'packages/ui/dist', file), 'utf8'))
    .join('');
  for (const [name, html] of Object.entries(floorPages(shopToys(), css))) {
    writeFileSync(join(folder, name), html);
  }
  const fonts = dirname(await writeFonts(await loadShop('toystore')));
  for (const { name } of FONTS) {
    const file = `${name}-subset.woff2`;
    copyFileSync(join(fonts, file), join(folder, 'fonts', file));
  }
}

/** @typedef {'shop' | 'floor' | 'tutorial' | 'slider'} Site */

/**
 * @param {Site} site
 * @param {object} hosting of the shop
 */
function optionsOf(site, hosting) {
  if (site === 'shop') return { folders: [SHOP_FOLDER], hosting };
  const folders = [join(OUT, site), PUBLIC];
  if (site === 'floor') return { folders, hosting: { cleanUrls: true } };
  return { folders, hosting: { rewrites: [{ source: '**', destination: '/index.html' }] } };
}

/**
 * Serves a site as it was built last, with a catalogue of so many toys.
 * @param {Site} site
 * @param {number} toys
 * @param {object} hosting of the shop
 */
export const serveSite = (site, toys, hosting) =>
  serve({
    ...optionsOf(site, hosting),
    catalogue: Buffer.from(JSON.stringify(catalogueOf(shopToys(), toys), null, 2)),
  });
