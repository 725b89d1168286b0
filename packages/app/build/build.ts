/*
 * `npm run build -w @toystore/app [-- --outDir folder]`: builds the app for browsers, then prerenders each public page
 * into a file, and writes the service worker. docs/decisions/0012-prerendering.md and worker/README.md explain why.
 */

import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { accountsOf } from './accounts.ts';
import { brandFonts } from './fonts/brandFonts.ts';
import { type Bundle, ENTRY, htmlPage } from './htmlPage.ts';
import { requireSeparateLateChunks } from './lateChunks.ts';
import { type Licensed, licenceNotice, licensedPackage } from './licences.ts';
import { writeLinkPictures } from './linkPictures/writeLinkPictures.ts';
import { moduleSizes } from './moduleSizes.ts';
import { markBuild, requireOutputFolder } from './outputFolder.ts';
import { readCatalogue } from './readCatalogue.ts';
import { readEnv } from './readEnv.ts';
import type { WorkerKind } from './serviceWorker.ts';
import { requireShop } from './shop/checkShop.ts';
import { shopHtml, shopManifest } from './shop/pageFrame.ts';
import { readTexts } from './shop/readTexts.ts';
import { folderOf, selectedShop } from './shop/selectedShop.ts';

const ROOT = join(import.meta.dirname, '..');
const CACHE = join(ROOT, '../../.cache');

/** The most toys that get a page of their own: each has 60 kB, and takes a quarter of a second the first time. */
const MOST_TOY_PAGES = 1000;

const { values } = parseArgs({ options: { outDir: { type: 'string', default: 'dist' } } });
const outDir = resolve(ROOT, values.outDir);
requireOutputFolder(outDir);
const env = await readEnv('production');
const accounts = accountsOf(env);
const shop = await requireShop(selectedShop(), env);
const worker: WorkerKind = env.VITE_SERVICE_WORKER === 'remove' ? 'remove' : 'keep';

const { build } = await import('vite'); // after the checks: readEnv.ts
const { bundleServiceWorker, writeServiceWorker } = await import('./serviceWorker.ts');

await build({
  root: ROOT,
  plugins: [moduleSizes(join(CACHE, `modules-${shop.id}.json`), join(ROOT, '../..'))],
  build: {
    outDir,
    emptyOutDir: true,
    manifest: true,
    license: { fileName: '.vite/licences.json' },
    rolldownOptions: { input: join(ROOT, ENTRY) },
  },
});
markBuild(outDir, accounts, shop.id);
cpSync(join(folderOf(shop.id), 'public'), outDir, { recursive: true });
writeFileSync(
  join(outDir, 'manifest.webmanifest'),
  shopManifest(shop, readTexts(shop.id, 'manifest')),
);
const read = (file: string) => readFileSync(join(outDir, file), 'utf8');
const bundle: Bundle = { manifest: JSON.parse(read('.vite/manifest.json')), read };
requireSeparateLateChunks(bundle.manifest);
const bundled: Licensed[] = JSON.parse(read('.vite/licences.json'));
rmSync(join(outDir, '.vite'), { recursive: true }); // not for browsers

mkdirSync(CACHE, { recursive: true });
const serverDir = mkdtempSync(join(CACHE, 'prerender-')); // inside the project, where Node finds its packages
const workerDir = mkdtempSync(join(CACHE, 'worker-'));
try {
  bundled.push(...(await bundleServiceWorker(ROOT, workerDir, worker)));
  writeFileSync(join(outDir, 'licences.txt'), allLicences(bundled));
  await build({
    root: ROOT,
    logLevel: 'warn',
    publicDir: false,
    build: { ssr: 'build/prerender.tsx', outDir: serverDir, minify: false },
  });
  const app: typeof import('./prerender.tsx') = await import(
    pathToFileURL(join(serverDir, 'prerender.js')).href
  );
  const { records } = await readCatalogue(shop, env);
  if (shop.catalogue) writeFileSync(join(outDir, 'toy.json'), JSON.stringify(records ?? []));
  const toys = records === undefined ? undefined : app.parseCatalogue(records, shop.currency).toys;
  const template = shopHtml(readFileSync(join(ROOT, 'index.html'), 'utf8'), shop);
  const pages = await app.prerenderPages(toys);
  if (toys && toys.length > MOST_TOY_PAGES) {
    console.warn(
      `The links to toys show the shop's picture: the catalogue has ${toys.length} toys, and each of up to ${MOST_TOY_PAGES} gets a page.`,
    );
  } else if (toys) {
    const pictures = await writeLinkPictures(shop, toys, outDir);
    mkdirSync(join(outDir, 'toys'));
    pages.push(...(await app.toyPages(toys, pictures)));
  }
  for (const page of pages) {
    writeFileSync(join(outDir, page.file), htmlPage(template, bundle, page));
  }
  writeFileSync(join(outDir, 'sitemap.xml'), app.shopSitemap());
  if (toys) writeFileSync(join(outDir, 'feed.xml'), app.shoppingFeed(toys));
  writeFileSync(join(outDir, 'robots.txt'), app.robots());
  await writeServiceWorker(workerDir, outDir, worker);
} finally {
  for (const folder of [serverDir, workerDir]) rmSync(folder, { recursive: true });
}

/** Returns the licences of everything that is shipped. The bundler lists only code, so the brand's fonts are added. */
function allLicences(bundled: Licensed[]): string {
  const fonts = brandFonts(join(folderOf(shop.id), 'brand.css')).map((font) =>
    licensedPackage(join(ROOT, '../../node_modules', font.package)),
  );
  return licenceNotice(
    readFileSync(join(ROOT, '../ui/LICENSE'), 'utf8'),
    readFileSync(join(ROOT, 'public/pictures/pictures-LICENSE.txt'), 'utf8'),
    [...bundled, ...fonts],
  );
}
