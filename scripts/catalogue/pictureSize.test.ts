import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { assert, property, uint8Array } from 'fast-check';
import { expect, test } from 'vitest';
import { ROOT } from '../command/programs.ts';
import { largestWidth } from './checkPictures.ts';
import { pictureSize } from './pictureSize.ts';

const read = (file: string) => readFileSync(join(ROOT, 'packages/app', file));

test.each([
  ['public/pictures/bramble-the-honey-bear-960.avif', 960, 960],
  ['public/pictures/bramble-the-honey-bear-320.webp', 320, 320],
  ['shops/toystore/public/icons/icon-192.png', 192, 192],
  ['shops/toystore/public/og.jpg', 1200, 630],
])('reads the size of %s from its first bytes', (file, width, height) => {
  expect(pictureSize(read(file))).toEqual({ width, height });
  expect(pictureSize(read(file).subarray(0, 2000))).toEqual({ width, height });
  expect(pictureSize(read(file).subarray(0, 14))).toBeUndefined();
});

/** The first bytes of a file, and zeros after them. */
const bytes = (...parts: (string | number[] | Buffer)[]) =>
  Buffer.concat([
    ...parts.map((part) => (typeof part === 'string' ? Buffer.from(part) : Buffer.from([...part]))),
    Buffer.alloc(32),
  ]);

test.each([
  [
    'a WebP with metadata',
    bytes('RIFF....WEBPVP8X', [10, 0, 0, 0, 0, 0, 0, 0, 0x1f, 3, 0, 99, 2, 0]),
  ],
  ['a lossless WebP', bytes('RIFF....WEBPVP8L', [9, 0, 0, 0, 0x2f, 0x1f, 0xc3, 0x98, 0])],
  ['a GIF', bytes('GIF89a', [0x20, 3, 0x64, 2])],
  [
    'a JPEG whose metadata have a small preview',
    bytes(
      ...[[0xff, 0xd8, 0xff, 0xe1, 0, 11], 'Exif', [0xff, 0xc0, 0, 1, 2]],
      [0xff, 0xc2, 0, 17, 8, 2, 0x64, 3, 0x20],
    ),
  ],
])('reads the size of %s', (_, picture) => {
  expect(pictureSize(picture)).toEqual({ width: 800, height: 612 });
});

test('takes the largest image of an AVIF, not its thumbnail', () => {
  const box = (name: string, ...content: (string | number[] | Buffer)[]) => {
    const inside = Buffer.concat(
      content.map((part) =>
        typeof part === 'string' ? Buffer.from(part) : Buffer.from([...part]),
      ),
    );
    const length = Buffer.alloc(4);
    length.writeUInt32BE(inside.length + 8);
    return Buffer.concat([length, Buffer.from(name), inside]);
  };
  const image = (side: number) => box('ispe', [0, 0, 0, 0, 0, 0, 0, side, 0, 0, 0, side]);
  const images = box('ipco', image(32), image(200));
  const avif = [
    box('ftyp', 'avif', [0, 0, 0, 0], 'avifmif1'),
    box('meta', [0, 0, 0, 0], box('iprp', images)),
  ];
  expect(pictureSize(Buffer.concat(avif))).toEqual({ width: 200, height: 200 });
});

test.each(['BM', '8BPS'])('rejects a format that browsers do not show: %j', (start) => {
  expect(
    pictureSize(
      bytes(
        start,
        Array.from({ length: 64 }, () => 1),
      ),
    ),
  ).toBeUndefined();
});

test('knows an SVG, which has no pixels, and rejects an HTML page that contains one', () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg"/>';
  expect(pictureSize(bytes(`<?xml version="1.0"?>\n<!-- a bear -->\n${svg}`))).toBe('scalable');
  expect(pictureSize(bytes(`<!doctype html><body>${svg}`))).toBeUndefined();
});

test('returns nothing for any other bytes', () => {
  assert(
    property(uint8Array({ maxLength: 64 }), (any) => {
      const size = pictureSize(Buffer.from(any));
      expect(size === undefined || size === 'scalable' || size.width >= 0).toBe(true);
    }),
  );
});

test('computes the largest width of a list of sizes', () => {
  expect(largestWidth('265px')).toBe(265);
  expect(largestWidth('(min-width: 1360px) 598px, (min-width: 768px) 44vw, 92vw')).toBe(706);
  expect(largestWidth('(min-width: 1000px) 900px, 50vw')).toBe(900);
});
