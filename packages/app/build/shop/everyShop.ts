import type { Plugin } from 'vite';
import { readCatalogue } from '../readCatalogue.ts';
import { loadShop } from './loadShop.ts';
import { areasOf, isNested, readTexts, textFile } from './readTexts.ts';
import { REFERENCE_SHOP } from './selectedShop.ts';
import {
  facesModule,
  providersModule,
  settingNames,
  settingsModule,
  textsModule,
} from './shopModules.ts';

const RESOLVED = '\0every-shop:';

/** The module ids of all shops together, and of one of them. */
const MODULE =
  /^@shop(?:\/(?:texts\/(?<area>[\w-]+)|(?<catalogue>catalogue)|(?<signIn>signIn(?<faces>\/faces)?)))?(?:\?of=(?<id>[\w-]+))?$/;

/**
 * Provides every shop at once, for Storybook: `selectShop` of `@shop/selection` replaces what the app has imported of its
 * shop, which shows when a story re-renders.
 * @param ids of the shops to select from
 */
export function everyShop(ids: readonly string[]): Plugin {
  return {
    name: 'every-shop',
    resolveId: (source) =>
      MODULE.test(source) || source === '@shop/selection' ? RESOLVED + source : undefined,
    async load(resolved) {
      if (!resolved.startsWith(RESOLVED)) return undefined;
      const source = resolved.slice(RESOLVED.length);
      if (source === '@shop/selection') return selection(await Promise.all(ids.map(loadShop)));
      const { area, catalogue, signIn, faces, id } = MODULE.exec(source)?.groups ?? {};
      if (id === undefined) {
        const names = signIn ? [faces ? 'providerFaces' : 'providers'] : await namesIn(area);
        return switching(ids, source, catalogue ? ['default'] : names);
      }
      if (catalogue) return catalogueModule(id);
      if (faces) return facesModule(await loadShop(id));
      if (signIn) return providersModule(await loadShop(id));
      if (area === undefined) return settingsModule(await loadShop(id));
      this.addWatchFile(textFile(id, area));
      return textsModule(area, await loadShop(id));
    },
  };
}

async function namesIn(area: string | undefined): Promise<string[]> {
  if (area === undefined) return settingNames(await loadShop(REFERENCE_SHOP));
  return isNested(area)
    ? ['default']
    : [...Object.keys(readTexts(REFERENCE_SHOP, area)), 'default'];
}

/** Re-exports the selected shop's module: importers see its bindings change. */
function switching(all: readonly string[], source: string, names: readonly string[]): string {
  const ids = all.filter((id) => !source.includes('/texts/') || hasTexts(id, source));
  return [
    `import { whenSelected } from '@shop/selection';`,
    ...ids.map((id, index) => `import * as shop${index} from '${source}?of=${id}';`),
    `const shops = { ${ids.map((id, index) => `'${id}': shop${index}`).join(', ')} };`,
    `let ${names.map((_, index) => `e${index}`).join(', ')};`,
    'whenSelected((id) => {',
    ...names.map((name, index) => `  e${index} = shops[id].${name};`),
    '});',
    `export { ${names.map((name, index) => `e${index} as ${name}`).join(', ')} };`,
  ].join('\n');
}

const hasTexts = (id: string, source: string) =>
  areasOf(id).includes(source.slice('@shop/texts/'.length));

async function catalogueModule(id: string): Promise<string> {
  const { records } = await readCatalogue(await loadShop(id), {});
  return `export default ${JSON.stringify(records)};`;
}

const selection = (shops: readonly object[]): string => `
export const shops = ${JSON.stringify(shops)};
const listeners = [];
let selected = '${REFERENCE_SHOP}';
export function whenSelected(listener) {
  listeners.push(listener);
  listener(selected);
}
export function selectShop(id) {
  selected = id;
  for (const listener of listeners) listener(id);
}
`;
