import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp, { type OverlayOptions, type Sharp } from 'sharp';
import { pxOf } from '../../../ui/tokens/cssSize.ts';
import { readCssTokens, resolveCss } from '../../../ui/tokens/cssTokens.ts';
import type { LoadedShop } from '../shop/loadShop.ts';
import { folderOf } from '../shop/selectedShop.ts';
import { fitLines, loadPen } from './pictureText.ts';
import { type PictureShape, SHAPES } from './shapes.ts';

/** Draws the picture of a toy's link as a JPEG. Rejects if the toy's own picture is missing or broken. */
export type DrawLinkPicture = (
  shape: PictureShape,
  toy: { name: string; picture: string },
) => Promise<Uint8Array>;

const KIT_TOKENS = join(import.meta.dirname, '../../../ui/src/tokens.css');

/* Places from left to right; pictures of a shop that is written from right to left are mirrored. */
const MIDDLES = {
  wide: { frame: 354, seal: 562 },
  square: { frame: 300, seal: 500 },
} as const;
const FRAME = { size: 476, middle: 284, tilt: -2 };
const SEAL = { size: 228, middle: 438, tilt: 11 };
const NAME = { start: 680, middle: 250, width: 472, height: 420, sizes: [74, 66, 58, 50, 42, 34] };
const BAND = { top: 518, scallop: 60, margin: 56, text: 52, mark: 72, gap: 16 };

const STAR =
  'M0-9.8c.7 0 1.2.4 1.5 1l2 4.3 4.7.6c1.4.2 1.9 1.8.9 2.8l-3.4 3.3.9 4.7c.2 1.3-1.2 2.3-2.4 1.7L0 6.3l-4.2 2.3c-1.2.6-2.6-.4-2.4-1.7l.9-4.7-3.4-3.3c-1-1-.5-2.6.9-2.8l4.7-.6 2-4.3c.3-.6.8-1 1.5-1Z';

/**
 * Prepares the pictures of toys' links, in a shop's colours, typeface and direction; always in the light theme, because a picture
 * cannot follow the reader's.
 * @param text all texts to draw
 */
export async function linkPictures(shop: LoadedShop, text: string): Promise<DrawLinkPicture> {
  const folder = folderOf(shop.id);
  const brandFile = join(folder, 'brand.css');
  const sheets = [KIT_TOKENS, brandFile].filter(existsSync);
  const tokens = readCssTokens(...sheets.map((file) => readFileSync(file, 'utf8')));
  const token = (name: string) => resolveCss(tokens, name, 'light') ?? '';
  const isRtl = shop.dir === 'rtl';
  const draw = await loadPen(brandFile, token('font-display'), {
    weight: Number(token('weight-display')),
    isRtl,
    text: text + shop.name,
  });
  const lineHeight = Math.max(1.05, Number(token('line-heading')));
  const tilted = (upright: Uint8Array, degrees: number) =>
    png(sharp(upright).rotate(isRtl ? -degrees : degrees, { background: CLEAR }));
  const mirrored = (shape: PictureShape, x: number) => (isRtl ? SHAPES[shape].width - x : x);

  const favicon = readFileSync(join(folder, 'public/favicon.svg'), 'utf8');
  const onDark = favicon.replace(DARK_STYLES, '$1');
  const mark = await png(sharp(Buffer.from(onDark), { density: 400 }).resize(SEAL.size / 2));
  const frame = await png(sharp(svgIn(token('scallop-frame'))).resize(FRAME.size));
  const badge = await png(sharp(svgIn(token('scallop-badge'))).resize(SEAL.size));
  const seal = await tilted(
    await png(
      sharp(await tinted(badge, SEAL.size, token('price-badge'))).composite([{ input: mark }]),
    ),
    SEAL.tilt,
  );
  const shade = await tilted(await tinted(frame, FRAME.size, token('shade-mid')), FRAME.tilt);
  const shadow = await png(
    sharp(shade).extend({ top: 40, bottom: 40, left: 40, right: 40, background: CLEAR }).blur(14),
  );

  /** Draws what the pictures of all toys have, once. */
  const backgroundOf = async (shape: PictureShape) => {
    const { width, height } = SHAPES[shape];
    const name = draw(shop.name, BAND.text);
    const brandWidth = BAND.mark + BAND.gap + name.width;
    const end = shape === 'square' ? (width + brandWidth) / 2 : width - BAND.margin;
    const left = isRtl ? width - end : end - brandWidth;
    const [markX, nameX] = isRtl
      ? [left + name.width + BAND.gap, left]
      : [left, left + BAND.mark + BAND.gap];
    const bumps = Number(pxOf(token('scallop-height'))) > 0 ? width / BAND.scallop : 0;
    const scallops = Array.from(
      { length: Math.ceil(bumps) },
      (_, bump) =>
        `<ellipse cx="${(bump + 0.5) * BAND.scallop}" cy="${BAND.top}" rx="${BAND.scallop / 2}" ry="21"/>`,
    );
    const base = svg(
      width,
      height,
      `<rect width="100%" height="100%" fill="${token('surface-sunken')}"/>
<g opacity="${token('confetti')}" transform="${isRtl ? `translate(${width}) scale(-1 1)` : ''}">${confetti(width, token)}</g>
<g fill="${token('inverse')}"><rect y="${BAND.top}" width="100%" height="100%"/>${scallops.join('')}</g>
<g fill="${token('on-inverse')}" transform="translate(${nameX} 592)">${name.svg}</g>`,
    );
    const layers = [
      await centred(shadow, mirrored(shape, MIDDLES[shape].frame), FRAME.middle + 14),
      { input: await png(sharp(mark).resize(BAND.mark)), left: Math.round(markX), top: 538 },
    ];
    return sharp(base).composite(layers).removeAlpha().raw().toBuffer();
  };
  const backgrounds = { wide: await backgroundOf('wide'), square: await backgroundOf('square') };

  const nameLayer = (name: string): OverlayOptions => {
    const { size, lines } = fitLines(draw, name, { ...NAME, lineHeight });
    const { width, height } = SHAPES.wide;
    const written = lines.map((line, index) => {
      const x = isRtl ? width - NAME.start - line.width : NAME.start;
      // 0.35 em below the middle of its line, a baseline centres the letters.
      const y = NAME.middle + ((index - (lines.length - 1) / 2) * lineHeight + 0.35) * size;
      return `<g transform="translate(${x} ${y})">${line.svg}</g>`;
    });
    const ink = `<g fill="${token('on-surface')}">${written.join('')}</g>`;
    return { input: svg(width, height, ink), left: 0, top: 0 };
  };

  return async (shape, { name, picture }) => {
    const square = await png(
      sharp(picture)
        .resize(FRAME.size, FRAME.size)
        .composite([{ input: frame, blend: 'dest-in' }]),
    );
    const toy = await tilted(square, FRAME.tilt);
    const { frame: frameX, seal: sealX } = MIDDLES[shape];
    return sharp(backgrounds[shape], { raw: { ...SHAPES[shape], channels: 3 } })
      .composite([
        await centred(toy, mirrored(shape, frameX), FRAME.middle),
        await centred(seal, mirrored(shape, sealX), SEAL.middle),
        ...(shape === 'wide' ? [nameLayer(name)] : []),
      ])
      .jpeg({ quality: 82, mozjpeg: true })
      .toBuffer();
  };
}

const CLEAR = '#0000';

/** The rules of a favicon for dark backgrounds, such as the band and most seals. */
const DARK_STYLES = /@media \(prefers-color-scheme:\s*dark\)\s*\{((?:[^{}]*\{[^}]*\})*)\}/;

const png = (picture: Sharp): Promise<Buffer> => picture.png({ compressionLevel: 1 }).toBuffer();

const svg = (width: number, height: number, content: string): Buffer =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${content}</svg>`,
  );

/** Returns the file in a token such as `url("data:image/svg+xml,…")`. */
const svgIn = (value: string): Buffer =>
  Buffer.from(decodeURIComponent(/data:image\/svg\+xml,(.*?)"\)/.exec(value)?.[1] ?? ''));

const tinted = (mask: Uint8Array, size: number, colour: string): Promise<Buffer> =>
  png(
    sharp(mask).composite([
      {
        input: svg(size, size, `<rect width="100%" height="100%" fill="${colour}"/>`),
        blend: 'in',
      },
    ]),
  );

async function centred(input: Buffer, x: number, y: number): Promise<OverlayOptions> {
  const { width, height } = await sharp(input).metadata();
  return { input, left: Math.round(x - width / 2), top: Math.round(y - height / 2) };
}

const confetti = (width: number, token: (name: string) => string): string =>
  [
    `<path transform="translate(56 132) rotate(-14) scale(2)" fill="${token('blush')}" d="${STAR}"/>`,
    `<circle cx="72" cy="372" r="10" fill="${token('mint')}"/>`,
    `<rect transform="translate(44 260) rotate(24) scale(1.6)" x="-5" y="-9" width="10" height="18" rx="4" fill="${token('sky')}"/>`,
    `<path transform="translate(${width - 64} 66) rotate(16) scale(2.2)" fill="${token('sun')}" d="${STAR}"/>`,
    `<path transform="translate(${width - 180} 48) rotate(10) scale(1.5)" fill="none" stroke="${token('lilac')}" stroke-width="6" stroke-linecap="round" d="M-16 4c6-10 12-10 16-2s10 8 16-2"/>`,
  ].join('');
