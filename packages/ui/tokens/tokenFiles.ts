import { readCssTokens } from './cssTokens.ts';
import type { JsonObject } from './json.ts';
import { setNames, toJson } from './toJson.ts';
import { kindsOf } from './tokenTypes.ts';

/** The name of the kit's own brand. */
export const KIT = 'toystore';

const NOTE =
  'Reduced motion and forced colours are the stylesheet’s affair: no brand changes what they do.';

/** Lists the files of each brand in each theme: the resolver cannot combine a brand with a theme. */
function resolverOf(brands: string[]): JsonObject {
  const files = (brand: string, theme: string) =>
    ['base', theme].map((set) => ({ $ref: `${brand}.${set}.json` }));
  const contexts = Object.fromEntries(
    [KIT, ...brands].flatMap((brand) =>
      ['light', 'dark'].map((theme) => [
        `${brand}-${theme}`,
        [...files(KIT, theme), ...(brand === KIT ? [] : files(brand, theme))],
      ]),
    ),
  );
  return {
    name: 'ToyStore',
    version: '2025.10',
    description: NOTE,
    modifiers: { theme: { contexts, default: `${KIT}-light` } },
    resolutionOrder: [{ $ref: '#/modifiers/theme' }],
  };
}

/**
 * Returns all token files, by name.
 * @param kitCss the kit's `tokens.css`
 * @param brands stylesheets by brand name
 */
export function tokenFiles(
  kitCss: string,
  brands: Record<string, string>,
): Map<string, JsonObject> {
  const kit = readCssTokens(kitCss);
  const kinds = kindsOf(kit);
  const files = new Map<string, JsonObject>();
  for (const [brand, css] of Object.entries({ [KIT]: kitCss, ...brands })) {
    const all = readCssTokens(kitCss, css);
    for (const set of setNames) {
      files.set(`${brand}.${set}.json`, {
        $description: `${brand}, ${set === 'base' ? 'the same in both themes' : set}. ${NOTE}`,
        ...toJson(readCssTokens(css), set, { kinds, all }),
      });
    }
    const sets = setNames.map((set) => [
      set,
      toJson(all, set, { kinds, all, withoutAliases: true }),
    ]);
    files.set(`${brand}.json`, Object.fromEntries(sets));
  }
  files.set('resolver.json', resolverOf(Object.keys(brands)));
  return files;
}
