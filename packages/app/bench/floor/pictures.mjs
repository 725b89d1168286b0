/** @typedef {import('../catalogue.mjs').ToyRecord} ToyRecord */

const WIDTHS = [320, 640, 960];

/** @param {string} text */
export const escaped = (text) => text.replace(/[&<>"]/g, (letter) => `&#${letter.charCodeAt(0)};`);

/**
 * A toy's picture in the files that the shop has of it.
 * @param {ToyRecord} toy
 * @param {{ sizes: string, alt?: string, loading: 'first' | 'at once' | 'lazy' }} how
 */
export function picture({ pictureURL }, { sizes, alt = '', loading }) {
  const stem = pictureURL.replace(/-640\.avif$/, '');
  const set = (/** @type {string} */ format) =>
    WIDTHS.map((width) => `${stem}-${width}.${format} ${width}w`).join(', ');
  const when = { first: 'fetchpriority="high"', 'at once': '', lazy: 'loading="lazy"' }[loading];
  return `<picture><source type="image/avif" srcset="${set('avif')}" sizes="${sizes}"><img src="${stem}-640.webp" srcset="${set('webp')}" sizes="${sizes}" width="640" height="640" decoding="async" ${when} alt="${escaped(alt)}"></picture>`;
}
