import { namesIn } from './cssTokens.ts';

const EMBEDDED_SVG = /url\("data:image\/svg\+xml,[^"\\\n]*"\)/g;
const STRING = /"[^"\\\n]*"/g;

/**
 * Returns whether a value from a token file is safe in a stylesheet: it stays within its declaration, loads nothing and
 * refers only to tokens.
 */
export function isSafeCss(css: string, isToken: (name: string) => boolean): boolean {
  if (css.length > 5000 || css.trim() === '') return false;
  const bare = css.replaceAll(EMBEDDED_SVG, 'image').replaceAll(STRING, 'text');
  if (!/^[\w\s#%.,()+*/-]+$/.test(bare) || /\/[/*]/.test(bare)) return false;
  if (/(?:^|[^\w-])(?:url|src|image|image-set|attr|env|element|paint|cross-fade)\(/i.test(bare))
    return false;
  let depth = 0;
  for (const [bracket] of bare.matchAll(/[()]/g)) {
    depth += bracket === '(' ? 1 : -1;
    if (depth < 0) return false;
  }
  const variables = bare.match(/var\(/g)?.length ?? 0;
  const names = namesIn(bare);
  return depth === 0 && names.length === variables && names.every(isToken);
}
