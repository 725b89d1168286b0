import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import type { LoadedShop } from '../../packages/app/build/shop/loadShop.ts';
import { folderOf } from '../../packages/app/build/shop/selectedShop.ts';
import { openPicture } from './makePicture.ts';

/** Of a maskable icon's width: the mark is within the circle that no system cuts off (https://www.w3.org/TR/appmanifest/#icon-masks). */
const MASKABLE_SHARE = 0.56;
const CLEAR = { r: 255, g: 255, b: 255, alpha: 0 };

/** Makes a shop's favicon, icons and the picture of shared links from its logo. */
export async function makeIcons({ id, themeColor }: LoadedShop, logo: string): Promise<void> {
  const folder = join(folderOf(id), 'public');
  const isVector = /\.svg$/i.test(logo);
  const mark = await (isVector ? sharp(logo, { density: 600 }) : openPicture(logo))
    .png()
    .toBuffer();
  const markOf = (width: number, height = width) =>
    sharp(mark).resize(width, height, { fit: 'contain', background: CLEAR }).png().toBuffer();
  const drawn = async (width: number, height: number, share: number, background: string) => {
    const side = Math.round(Math.min(width, height) * share);
    const create = { width, height, channels: 4, background } as const;
    return sharp({ create }).composite([{ input: await markOf(side) }]);
  };
  mkdirSync(join(folder, 'icons'), { recursive: true });
  if (isVector) copyFileSync(logo, join(folder, 'favicon.svg'));
  else {
    const data = (await markOf(256)).toString('base64');
    const image = `<image width="256" height="256" href="data:image/png;base64,${data}"/>`;
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 256 256">${image}</svg>\n`;
    writeFileSync(join(folder, 'favicon.svg'), svg);
  }
  for (const size of [192, 512]) {
    writeFileSync(join(folder, `icons/icon-${size}.png`), await markOf(size));
    const maskable = await drawn(size, size, MASKABLE_SHARE, themeColor.light);
    await maskable.png().toFile(join(folder, `icons/maskable-${size}.png`));
  }
  const shared = await drawn(1200, 630, 0.7, themeColor.light);
  await shared.jpeg({ quality: 85 }).toFile(join(folder, 'og.jpg'));
}
