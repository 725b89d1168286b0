import { parseColour } from '../../packages/ui/tokens/colour.ts';
import { PREFIX, readCssTokens, resolveCss, themes } from '../../packages/ui/tokens/cssTokens.ts';

/** A token with another value; undefined on the side that lacks it. */
export interface TokenChange {
  /** Such as `--ts-radius-l`. */
  token: string;
  before: TokenValue | undefined;
  after: TokenValue | undefined;
}

/** A token's value, and the colours that it stands for, if it is one. */
export interface TokenValue {
  text: string;
  colours: string[];
}

/**
 * Returns the tokens of a stylesheet with another value than before.
 * @param kit the kit's stylesheet on both sides, whose tokens a brand can refer to
 */
export function changedTokens(before: string, after: string, kit: [string, string]): TokenChange[] {
  const [old, now] = [readSheet(before, kit[0]), readSheet(after, kit[1])];
  return [...new Set([...old.names, ...now.names])].flatMap((name) => {
    const [was, is] = [old.value(name), now.value(name)];
    return was?.text === is?.text ? [] : [{ token: PREFIX + name, before: was, after: is }];
  });
}

function readSheet(sheet: string, kit: string) {
  const [own, all] = [readCssTokens(sheet), readCssTokens(kit, sheet)];
  const value = (name: string): TokenValue | undefined => {
    const { light, dark } = own.get(name) ?? {};
    if (light === undefined) return undefined;
    const colours = themes.map((theme) => resolveCss(all, name, theme) ?? '').filter(parseColour);
    const text = light === dark ? light : `${light} in light, ${dark} in dark`;
    return { text, colours: [...new Set(colours)] };
  };
  return { names: own.keys(), value };
}
