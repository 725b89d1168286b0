const stylesheets = import.meta.glob<string>('../brands/*.css', {
  eager: true,
  import: 'default',
  query: '?raw',
});

/** A stylesheet's first comment starts with the brand's title, up to a colon. */
const titleIn = (css: string) => css.match(/^\/\*[\s*]*([^:*]+):/)?.[1];

/** What the toolbar offers: the kit's own brand, and each stylesheet in `.storybook/brands`. */
export const brands = [
  { value: 'toystore', title: 'ToyStore' },
  ...Object.entries(stylesheets).map(([path, css]) => {
    const value = path.replace(/^.*\/|\.css$/g, '');
    return { value, title: titleIn(css) ?? value };
  }),
];
