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
