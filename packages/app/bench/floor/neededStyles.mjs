import { transform } from 'lightningcss';

/**
 * Keeps of a stylesheet what some pages need: rules without a class, and those whose classes all
 * occur in the pages.
 * @param {string} css
 * @param {readonly string[]} pages in HTML
 * @returns {string}
 */
export function neededStyles(css, pages) {
  const attributes = pages.flatMap((html) => [...html.matchAll(/\sclass="([^"]*)"/g)]);
  const used = new Set(attributes.flatMap(([, names = '']) => names.split(/\s+/)));
  const { code } = transform({
    filename: 'needed.css',
    code: Buffer.from(css),
    minify: true,
    visitor: {
      Rule: {
        style: ({ value }) => {
          const isNeeded = value.selectors.some((selector) =>
            selector.every((part) => part.type !== 'class' || used.has(part.name)),
          );
          return isNeeded ? undefined : [];
        },
      },
    },
  });
  return code.toString();
}
