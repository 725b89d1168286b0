import { transform } from 'lightningcss';

/** Minifies a stylesheet and removes its rules for classes that the page does not have. */
export function usedStyles(css: string, html: string) {
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
