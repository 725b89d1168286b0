import { PREFIX, type Tokens } from './cssTokens.ts';
import { joinThemes } from './joinThemes.ts';
import type { TokenKinds } from './tokenTypes.ts';

/** Returns a brand's stylesheet, which `data-brand` with its name applies. */
export function toCss(tokens: Tokens, kinds: TokenKinds, name: string, comment: string): string {
  const lines = (indent: string, colours: boolean) =>
    [...tokens]
      .filter(([token]) => (kinds.get(token)?.type === 'color') === colours)
      .map(([token, value]) => {
        const css = joinThemes(value, kinds.get(token), kinds) ?? value.light;
        return `${indent}${PREFIX}${token}: ${css};\n`;
      })
      .join('');
  const rule = (indent: string, colours: boolean) =>
    `${indent}[data-brand="${name}"] {\n${lines(`${indent}  `, colours)}${indent}}\n`;
  return `/*\n * ${comment}\n */
/* Bundlers leave light-dark() alone where a feature query asks for it. */
@supports (color: light-dark(#fff, #000)) {
${rule('  ', false)}
  /* Forced colours keep the reader's palette. */
  @media (forced-colors: none) {\n${rule('    ', true)}  }\n}\n`;
}
