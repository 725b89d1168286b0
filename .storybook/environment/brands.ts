const stylesheets = import.meta.glob<string>(
  ['../brands/*.css', '../../packages/app/shops/*/brand.css'],
  { eager: true, import: 'default', query: '?raw' },
);

/** A stylesheet's first comment starts with the brand's title, up to a colon. */
const titleIn = (css: string) => css.match(/^\/\*[\s*]*([^:*]+):/)?.[1];

/** Returns the value of `data-brand` to which a stylesheet applies. */
const valueIn = (css: string) => css.match(/\[data-brand="([^"]+)"\]/)?.[1];

/** The brands in the toolbar: the kit's own, then each stylesheet in `.storybook/brands` and of a shop, by name. */
export const brands = [
  { value: 'toystore', title: 'ToyStore' },
  ...Object.values(stylesheets)
    .flatMap((css) => {
      const value = valueIn(css);
      return value === undefined ? [] : [{ value, title: titleIn(css) ?? value }];
    })
    .sort((one, other) => one.value.localeCompare(other.value, 'en')),
];
