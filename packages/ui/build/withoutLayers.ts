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
 * The same rules in no layer, for a page whose own reset is in none and would be stronger than any layer. Order takes
 * the layers' place, and a token may be set on `:root` wherever that is loaded.
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
