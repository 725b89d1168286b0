import { copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { build } from 'vite';
import { writeFonts } from '../../build/fonts/writeFonts.ts';
import { loadShop } from '../../build/shop/loadShop.ts';
import { manyToys, toys } from '../../e2e/catalogue.ts';
import { serve } from '../serve/server.ts';

/** The project's folder. */
export const ROOT = join(import.meta.dirname, '../../../..');

const OUT = join(ROOT, '.cache/bench');
const SHOP = join(ROOT, 'packages/app/dist');
const PUBLIC = join(ROOT, 'packages/app/public');

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
  const { FONTS, floorPages } = await import('./floor.ts'); // needs the kit's build
  const css = ['styles.css', 'base.css']
    .map((file) => readFileSync(join(ROOT, 'packages/ui/dist', file), 'utf8'))
    .join('');
  for (const [name, html] of Object.entries(floorPages(toys, css))) {
    writeFileSync(join(folder, name), html);
  }
  const fonts = dirname(await writeFonts(await loadShop('toystore')));
  for (const { name } of FONTS) {
    const file = `${name}-subset.woff2`;
    copyFileSync(join(fonts, file), join(folder, 'fonts', file));
  }
}

export type Site = 'shop' | 'floor' | 'tutorial' | 'slider';

function optionsOf(site: Site, hosting: object) {
  if (site === 'shop') return { folders: [SHOP], hosting };
  const folders = [join(OUT, site), PUBLIC];
  if (site === 'floor') return { folders, hosting: { cleanUrls: true } };
  return { folders, hosting: { rewrites: [{ source: '**', destination: '/index.html' }] } };
}

/** Serves the last build of a site with a catalogue of `count` toys; `hosting` has the shop's settings. */
export function serveSite(site: Site, count: number, hosting: object) {
  const catalogue = count > toys.length ? manyToys(count) : toys.slice(0, count);
  const json = Buffer.from(JSON.stringify(catalogue, null, 2));
  return serve({ ...optionsOf(site, hosting), catalogue: json });
}
