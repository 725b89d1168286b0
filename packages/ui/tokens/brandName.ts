/**
 * Returns the brand of a stylesheet: the `data-brand` in its selectors.
 * @throws {Error} if it lacks one
 */
export function brandName(css: string): string {
  const name = /\[data-brand="([^"]+)"\]/.exec(css)?.[1];
  if (name === undefined) throw new Error('A brand\'s stylesheet has no [data-brand="name"].');
  return name;
}

/** Returns the title of a brand: its stylesheet's first comment starts with it, up to a colon. */
export const brandTitle = (css: string): string =>
  css.match(/^\/\*[\s*]*([^:*]+):/)?.[1] ?? brandName(css);
