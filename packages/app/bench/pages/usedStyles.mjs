import { transform } from 'lightningcss';

/**
 * Removes from a stylesheet the rules for classes that a page does not have.
 * @param {string} css
 * @param {string} html
 * @returns {string} minified
 */
export function usedStyles(css, html) {
  const attributes = [...html.matchAll(/\sclass="([^"]*)"/g)];
  const used = new Set(attributes.flatMap(([, names = '']) => names.split(/\s+/)));
  const { code } = transform({
    filename: 'used.css',
    code: Buffer.from(css),
    minify: true,
    visitor: {
      Rule: {
        style: ({ value }) => {
          const isUsed = value.selectors.some((selector) =>
            selector.every((part) => part.type !== 'class' || used.has(part.name)),
          );
          return isUsed ? undefined : [];
        },
      },
    },
  });
  return code.toString();
}
