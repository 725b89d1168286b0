/** The kit's layers, weakest first. */
const ORDER = ['toystore.tokens', 'toystore.base', 'toystore.components'];

/** Returns the top-level blocks of a minified stylesheet, such as `@layer a{…}`. */
function topBlocks(css: string): string[] {
  const blocks = [''];
  let depth = 0;
  for (const [token] of css.matchAll(/"(?:\\.|[^"])*"|'(?:\\.|[^'])*'|[^"'{};]+|[\s\S]/g)) {
    blocks[blocks.length - 1] += token;
    if (token === '{') depth++;
    if (token === '}') depth--;
    if (depth === 0 && (token === '}' || token === ';')) blocks.push('');
  }
  return blocks.filter((block) => block !== '');
}

/**
 * Returns the same rules without layers, for a page whose reset has no layer and would override every layer. The order of
 * the rules replaces the layers, and a page may set a token on `:root` before or after the stylesheet.
 */
export function withoutLayers(css: string): string {
  const rules = new Map(ORDER.map((layer) => [layer, '']));
  for (const block of topBlocks(css)) {
    if (/^@layer [^{]*;$/.test(block)) continue; // the order itself
    const [, layer = '', inside = ''] = /^@layer ([\w.-]+)\{([\s\S]*)\}$/.exec(block) ?? [];
    const before = rules.get(layer);
    if (before === undefined) throw new Error(`This rule is in no layer of the kit: ${block}`);
    rules.set(layer, before + inside);
  }
  return [...rules.values()].join('').replaceAll(/(?<![\w)])(:root)\{/g, ':where($1){');
}
