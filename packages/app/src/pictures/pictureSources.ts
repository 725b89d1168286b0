import type { PictureSources } from '@toystore/ui';

/** The widths that each picture of a shop is stored in. */
export const PICTURE_WIDTHS = [320, 640, 960];
/** A web URL without white space and commas, which end a URL in a `srcset`. */
const SHOP_PICTURE =
  /^((?:https?:\/)?\/(?:[^\s,]*\/)?pictures\/[^\s,]+)-(?:320|640|960)\.(?:avif|webp)$/;

/**
 * Returns the files of a picture of this shop: each is stored in three widths and two formats.
 * Returns any other URL unchanged.
 */
export function pictureSources(url: string): PictureSources {
  const stem = SHOP_PICTURE.exec(url)?.[1];
  if (stem === undefined) return { src: url };
  const srcSet = (format: string) =>
    PICTURE_WIDTHS.map((width) => `${stem}-${width}.${format} ${width}w`).join(', ');
  return {
    src: `${stem}-640.webp`,
    srcSet: srcSet('webp'),
    sources: [{ type: 'image/avif', srcSet: srcSet('avif') }],
  };
}
