import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { writeFonts } from '../fonts/writeFonts.ts';
import { type CatalogueEnv, readCatalogue } from '../readCatalogue.ts';
import { type LoadedShop, loadShop } from './loadShop.ts';
import { shopHtml, shopManifest } from './pageFrame.ts';
import { readTexts, textFile } from './readTexts.ts';
import { folderOf, selectedShop } from './selectedShop.ts';
import { facesModule, providersModule, settingsModule, textsModule } from './shopModules.ts';
import { watchShop } from './watchShop.ts';

const TEXTS = '@shop/texts/';
const SIGN_IN = '@shop/signIn';
const FACES = '@shop/signIn/faces';
const BRAND = '@shop/brand.css';
const FONTS = '@shop/fonts.css';
const LANGUAGE_STYLES = '/src/layout/LanguageMenu.module.css';
const MANIFEST = '/manifest.webmanifest';

/** The prefix of the shop's module ids in Rolldown: no other plugin takes such an id for a file. */
const RESOLVED = '\0shop:';

/**
 * Provides what the app imports of its shop: `@shop`, the settings of `shop.ts`; `@shop/signIn`, its sign-in
 * providers, and their faces in `@shop/signIn/faces`; `@shop/texts/<area>`, the compiled texts of `texts/<area>.json`; `@shop/brand.css`, the tokens of its brand; `@shop/fonts.css`, its fonts.
 * @throws {Error} naming the file and the field, when the selected shop is invalid
 */
export function shopPlugin(id = selectedShop()): Plugin {
  let loaded: Promise<LoadedShop> | undefined;
  const shop = () => {
    loaded ??= loadShop(id);
    return loaded;
  };
  let env: CatalogueEnv = {};
  return {
    name: 'shop',
    configResolved(config) {
      env = config.env;
    },
    async resolveId(source) {
      if (source === FONTS) {
        const { records } = await readCatalogue(await shop(), env);
        return writeFonts(await shop(), records);
      }
      if (['@shop', SIGN_IN, FACES].includes(source) || source.startsWith(TEXTS)) {
        return RESOLVED + source;
      }
      if (source !== BRAND) return undefined;
      const file = join(folderOf(id), 'brand.css');
      return existsSync(file) ? file : `${RESOLVED}${BRAND}`;
    },
    async load(resolved) {
      // The bundler leaves out code that is not used, but not its styles: their classes stay, without declarations.
      if (resolved.endsWith(LANGUAGE_STYLES) && (await shop()).languages === undefined) {
        const classes = (await readFile(resolved, 'utf8')).match(/\.[a-z][\w-]*/g) ?? [];
        return `${[...new Set(classes)].join()}{}`;
      }
      if (!resolved.startsWith(RESOLVED)) return undefined;
      const source = resolved.slice(RESOLVED.length);
      if (source === BRAND) return '';
      const settings = await shop();
      if (source === '@shop') return settingsModule(settings);
      if (source === SIGN_IN) return providersModule(settings);
      if (source === FACES) return facesModule(settings);
      const area = source.slice(TEXTS.length);
      this.addWatchFile(textFile(id, area));
      return textsModule(area, settings);
    },
    configureServer(server) {
      watchShop(server, id, env, () => {
        loaded = undefined;
      });
      server.middlewares.use(async (request, response, next) => {
        const { pathname } = new URL(request.url ?? '/', 'http://localhost');
        if (pathname === MANIFEST) {
          response.setHeader('Content-Type', 'application/manifest+json');
          response.end(shopManifest(await shop(), readTexts(id, 'manifest')));
          return;
        }
        const settings = await shop().catch(() => undefined); // the page shows what is wrong with it
        if (pathname === '/toy.json' && settings?.catalogue) {
          const { records } = await readCatalogue(settings, env).catch(() => ({ records: [] }));
          response.setHeader('Content-Type', 'application/json');
          response.end(JSON.stringify(records));
          return;
        }
        const isOwn = pathname !== '/' && existsSync(join(folderOf(id), 'public', pathname));
        if (isOwn) request.url = `/shops/${id}/public${pathname}`; // below the root, which Vite serves
        next();
      });
    },
    transformIndexHtml: {
      order: 'pre',
      handler: async (html) => shopHtml(html, await shop()),
    },
  };
}
