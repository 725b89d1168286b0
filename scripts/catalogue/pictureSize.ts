import { imageSize } from 'image-size';

/** A picture's size in pixels, or `scalable` for one without pixels. */
export type PictureSize = { width: number; height: number } | 'scalable';

/** The formats that browsers show, besides SVG: the library also reads others, such as TIFF. */
const SHOWN = ['png', 'gif', 'jpg', 'webp', 'avif'];

/** No picture is shorter, and from fewer bytes the library reads a size that is not there. */
const LEAST_BYTES = 32;

/**
 * Reads a picture's size from its first bytes.
 * @returns `undefined` if they are not those of a picture, or too few
 */
export function pictureSize(bytes: Buffer): PictureSize | undefined {
  if (bytes.length < LEAST_BYTES) return undefined;
  if (isSvg(bytes)) return 'scalable';
  try {
    const { type = '', width, height } = imageSize(bytes);
    return SHOWN.includes(type) ? { width, height } : undefined;
  } catch {
    return undefined; // the library throws for any other bytes, and if they end before the size
  }
}

const isSvg = (bytes: Buffer) =>
  /^\uFEFF?\s*(?:<\?xml[^>]*>\s*)?(?:<!--[\s\S]*?-->\s*|<!DOCTYPE[^>]*>\s*)*<svg\b/i.test(
    bytes.toString('utf8', 0, 2000),
  );
