import type { PictureSources } from '@toystore/ui';

const WIDTHS = [320, 640, 960];
/** On the web, and without what ends an address in a `srcset`: white space and commas. */
const SHOP_PICTURE =
  /^((?:https?:\/)?\/(?:[^\s,]*\/)?pictures\/[^\s,]+)-(?:320|640|960)\.(?:avif|webp)$/;

/**
 * The files behind a picture of this shop: every shop picture is stored in three widths and two formats.
 * Any other address stands for itself.
 */
export function pictureSources(url: string): PictureSources {
  const stem = SHOP_PICTURE.exec(url)?.[1];
  if (stem === undefined) return { src: url };
  const srcSet = (format: string) =>
    WIDTHS.map((width) => `${stem}-${width}.${format} ${width}w`).join(', ');
  return {
    src: `${stem}-640.webp`,
    srcSet: srcSet('webp'),
    sources: [{ type: 'image/avif', srcSet: srcSet('avif') }],
  };
}
