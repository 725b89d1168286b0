import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { PICTURE_WIDTHS } from '../../packages/app/src/pictures/pictureSources.ts';

const MOST_PIXELS = 100_000_000;
const CLEAR = { r: 255, g: 255, b: 255, alpha: 0 };

/** Opens a picture: upright, in the colours of browsers, and only the first frame of an animation. */
export function openPicture(picture: Buffer | string): Sharp {
  return sharp(picture, { limitInputPixels: MOST_PIXELS, failOn: 'error' })
    .autoOrient()
    .toColourspace('srgb');
}

/**
 * Writes the six files of a picture that pages choose from: three widths in two formats. They are square, and never larger than the
 * picture itself.
 * @throws {Error} in a sentence, if it is not a picture
 */
export async function makePicture(picture: Buffer, folder: string, stem: string): Promise<void> {
  mkdirSync(folder, { recursive: true });
  try {
    const upright = await openPicture(picture).png().toBuffer({ resolveWithObject: true });
    const own = Math.max(upright.info.width, upright.info.height);
    for (const width of PICTURE_WIDTHS) {
      const side = Math.min(width, own);
      const square = sharp(upright.data).resize(side, side, { fit: 'contain', background: CLEAR });
      const file = join(folder, `${stem}-${width}`);
      await square.clone().avif({ quality: 55 }).toFile(`${file}.avif`);
      await square.clone().webp({ quality: 80 }).toFile(`${file}.webp`);
    }
  } catch (error) {
    throw new Error(problemOf(picture, error));
  }
}

function problemOf(picture: Buffer, error: unknown): string {
  const brand = picture.toString('latin1', 4, 12);
  if (/^ftyp(?:heic|heix|mif1|msf1|hevc)/.test(brand)) {
    return 'is HEIC, which only some programs read: export it as JPEG.';
  }
  const message = error instanceof Error ? error.message : `${error}`;
  if (/pixel limit/i.test(message)) return `has more than ${MOST_PIXELS / 1e6} million pixels.`;
  if (/unsupported image format/i.test(message)) return 'is not a picture.';
  return `is broken: ${message.split('\n')[0]}.`;
}
