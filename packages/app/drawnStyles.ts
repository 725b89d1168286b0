const STYLE_ATTRIBUTE = / style="([^"]*)"/g;

/**
 * Takes the style attributes out of a drawn page, which the content policy allows none of: each becomes a rule, and
 * its element is marked. React leaves both alone when it takes the page over. What it sets later wins; what it takes away
 * stays as drawn.
 * @param html as React writes it: it has no quote that is not an attribute's
 */
export function drawnStyles(html: string): { html: string; css: string } {
  const rules = new Map<string, number>();
  const marked = html.replaceAll(STYLE_ATTRIBUTE, (_, style: string) => {
    const number = rules.get(style) ?? rules.size;
    rules.set(style, number);
    return ` data-drawn="${number}"`;
  });
  const css = [...rules].map(([style, number]) => `[data-drawn="${number}"]{${unescaped(style)}}`);
  return { html: marked, css: css.join('') };
}

/** @throws {Error} on what would end the page's styles */
function unescaped(style: string): string {
  const text = style.replaceAll('&quot;', '"').replaceAll('&#x27;', "'").replaceAll('&amp;', '&');
  if (/[<>{}]|&[lg]t;/.test(text)) throw new Error(`A style cannot become a rule: ${style}`);
  return text;
}
