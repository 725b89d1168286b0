import { copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { configOfBuild, readFirebaseConfig } from '../../../scripts/firebase-config.mjs';
import { buildKit } from '../../../scripts/kit.mjs';
import { ROOT } from '../../../scripts/processes.mjs';
import { buildApp, isBuilt } from '../../../scripts/shop.mjs';
import { cutEarlyFonts } from '../earlyFonts.ts';
import { catalogueOf, shopToys } from './catalogue.mjs';
import { neededStyles } from './floor/neededStyles.mjs';
import { serve } from './serve/server.mjs';

const HERE = fileURLToPath(new URL('.', import.meta.url));
const MADE = join(ROOT, '.cache/bench');
const PUBLIC = join(ROOT, 'packages/app/public');
const FONTS = ['fredoka', 'figtree'];

/** Where the shop's build is, as its host knows it. */
export const shopFolder = () => join(ROOT, readFirebaseConfig().hosting.public);

/** @param {'tutorial' | 'slider'} name */
async function buildPages(name) {
  const root = join(HERE, name);
  await build({ configFile: join(root, 'vite.config.ts'), root, logLevel: 'error' });
}

async function makeFloor() {
  const folder = join(MADE, 'floor');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(join(folder, 'fonts'), { recursive: true });
  const { floorPages } = await import('./floor/pages.mjs'); // needs the kit's build
  const pages = floorPages(shopToys());
  for (const [name, html] of Object.entries(pages)) writeFileSync(join(folder, name), html);
  const fonts = readFileSync(join(HERE, 'floor/fonts.css'), 'utf8');
  const styles = readFileSync(join(ROOT, 'packages/ui/dist/styles.css'), 'utf8');
  writeFileSync(join(folder, 'floor.css'), neededStyles(fonts + styles, Object.values(pages)));
  const earlyFonts = await cutEarlyFonts();
  for (const font of FONTS) {
    const file = `${font}-early.woff2`;
    copyFileSync(join(earlyFonts, file), join(folder, 'fonts', file));
  }
}

/** Builds all that is measured: the shop, the kit, the references and the page of sliders. */
export async function buildSites() {
  if (!isBuilt()) await buildApp();
  console.log('Building the kit and the reference pages …');
  await buildKit();
  await makeFloor();
  await buildPages('tutorial');
  await buildPages('slider');
}

/** @param {number} count */
const catalogue = (count) => Buffer.from(JSON.stringify(catalogueOf(shopToys(), count), null, 2));

const everyPath = { rewrites: [{ source: '**', destination: '/index.html' }] };

/** The sites, each with rules of its own: the shop's are its host's. The catalogue's size is the caller's. */
export const open = {
  shop: (count = 48) =>
    serve({
      folders: [shopFolder()],
      hosting: configOfBuild().hosting,
      catalogue: catalogue(count),
    }),
  floor: () => serve({ folders: [join(MADE, 'floor'), PUBLIC], hosting: { cleanUrls: true } }),
  tutorial: () =>
    serve({
      folders: [join(MADE, 'tutorial'), PUBLIC],
      hosting: everyPath,
      catalogue: catalogue(48),
    }),
  /** @param {number} count */
  slider: (count) =>
    serve({
      folders: [join(MADE, 'slider'), PUBLIC],
      hosting: everyPath,
      catalogue: catalogue(count),
    }),
};
