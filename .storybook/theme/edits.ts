import { describeLowContrast, pairsIn } from '../../packages/ui/tokens/checkContrast.ts';
import {
  readCssTokens,
  resolveCss,
  type Theme,
  type Tokens,
} from '../../packages/ui/tokens/cssTokens.ts';
import { followPrimary } from '../../packages/ui/tokens/followPrimary.ts';
import { importBrand } from '../../packages/ui/tokens/importBrand.ts';
import type { JsonObject } from '../../packages/ui/tokens/json.ts';
import { setNames, toJson } from '../../packages/ui/tokens/toJson.ts';
import { kindsOf, type TokenType } from '../../packages/ui/tokens/tokenTypes.ts';

/** Values that replace a brand's, by the token's name without `--ts-`. */
export type Edits = Record<string, Partial<Record<Theme, string>>>;

/** A token as the editor lists it. */
export interface TokenRow {
  /** Without `--ts-`. */
  name: string;
  type: TokenType;
  /** The values as edited, without references to other tokens. */
  light: string;
  dark: string;
}

/** A brand with its edits. */
export interface EditedTheme {
  rows: TokenRow[];
  /** The token file that `npm run tokens:import` takes. */
  file: JsonObject;
  /** The stylesheet that the file becomes; undefined with problems. */
  css: string | undefined;
  /** One sentence each: values that the kit cannot use. */
  problems: string[];
  /** One sentence each: pairs of colours with too little contrast. */
  lowContrast: string[];
  /** How many pairs were checked, in each theme: none with problems. */
  pairs: number;
}

function withEdits(tokens: Tokens, edits: Edits): Tokens {
  const edited: Tokens = new Map(tokens);
  for (const [name, values] of Object.entries(edits)) {
    const value = tokens.get(name);
    if (value) edited.set(name, { ...value, ...values });
  }
  return edited;
}

/**
 * Returns a brand with edited tokens. What is shown is what the exported file becomes: the stylesheet is imported from it.
 * @param kitCss the kit's `tokens.css`
 * @param brandCss the brand's stylesheet; empty for the kit's own
 * @param name the value of `data-brand`
 */
export function editTheme(
  kitCss: string,
  brandCss: string,
  edits: Edits,
  name: string,
): EditedTheme {
  const kit = readCssTokens(kitCss);
  const kinds = kindsOf(kit);
  const brand = readCssTokens(kitCss, brandCss);
  const { tokens: all } = followPrimary(withEdits(brand, edits), brand);
  const sets = setNames.map((set) => [set, toJson(all, set, { kinds, all, withoutAliases: true })]);
  const file: JsonObject = Object.fromEntries(sets);
  const { css, problems, lowContrast } = importBrand(JSON.stringify(file), name, kit);
  const rows = [...all].flatMap(([token, { light, dark }]): TokenRow[] => {
    const kind = kinds.get(token);
    if (kind === undefined) return [];
    const shown = (theme: Theme, value: string) => resolveCss(all, token, theme) ?? value;
    return [
      { name: token, type: kind.type, light: shown('light', light), dark: shown('dark', dark) },
    ];
  });
  return {
    ...{ rows, file, css, problems },
    lowContrast: lowContrast.map(describeLowContrast),
    pairs: problems.length > 0 ? 0 : pairsIn(all).length,
  };
}
