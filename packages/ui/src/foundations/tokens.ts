import source from '../tokens.css?raw';

export type TokenGroup =
  | 'colour'
  | 'type'
  | 'space'
  | 'radius'
  | 'shadow'
  | 'motion'
  | 'shape'
  | 'layout';

export interface Token {
  /** With its two dashes, as in CSS. */
  name: string;
  /** As written in `tokens.css`. */
  value: string;
  group: TokenGroup | undefined;
  /** The comment above it in `tokens.css`. */
  family: string;
}

const byName: [RegExp, TokenGroup][] = [
  [/^--ts-(font|text|tracking|line|weight)-/, 'type'],
  [/^--ts-shadow-/, 'shadow'],
  [/^--ts-(breakpoint|z)-/, 'layout'],
  [/^--ts-(radius|focus)-/, 'radius'],
  [
    /^--ts-(scallop|price-badge-rotate|brand-mark|on-brand-mark|inverse-brand-mark|inverse-on-brand-mark|underline-path|confetti)\b/,
    'shape',
  ],
];

const byValue: [RegExp, TokenGroup][] = [
  [/^(ease|linear|cubic-bezier\(|steps\(|[\d.]+m?s$)/, 'motion'],
  [/^(light-dark\(|#|rgb|oklch|color-mix|transparent|var\(--ts-)/, 'colour'],
  [/^(clamp\(|min\(|max\(|calc\(|-?[\d.]+(px|rem|em|vw|%))/, 'space'],
];

/** Returns the group of a token by its name, else by its value. No page shows tokens without a group. */
export function groupOf(name: string, value: string): TokenGroup | undefined {
  const [, group] =
    byName.find(([pattern]) => pattern.test(name)) ??
    byValue.find(([pattern]) => pattern.test(value)) ??
    [];
  return group;
}

/** Returns the tokens of a stylesheet's first rule for `selector`, in order. */
export function parseTokens(stylesheet: string, selector: string): Token[] {
  const start = stylesheet.indexOf(`${selector} {`);
  const indent = /[ \t]*$/.exec(stylesheet.slice(0, start))?.[0] ?? '';
  const block = stylesheet.slice(start, stylesheet.indexOf(`\n${indent}}`, start));
  const tokens: Token[] = [];
  let family = '';
  for (const [, comment, name, value] of block.matchAll(
    /\/\*([\s\S]*?)\*\/|(--[\w-]+):\s*([^;]+);/g,
  )) {
    if (comment !== undefined) family = comment.replace(/\s+/g, ' ').trim();
    if (name !== undefined && value !== undefined) {
      tokens.push({ name, value: value.trim(), group: groupOf(name, value.trim()), family });
    }
  }
  return tokens;
}

/** Every token of the kit. */
const tokens = parseTokens(source, ':root');

/** Returns the tokens of one page. */
export const tokensOf = (group: TokenGroup) => tokens.filter((token) => token.group === group);

/** Returns the token with this name; undefined for a component's own property. */
export const findToken = (name: string) => tokens.find((token) => token.name === name);
