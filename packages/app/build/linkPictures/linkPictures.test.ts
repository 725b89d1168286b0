import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createToy } from '../../../storefront/test/createToy.ts';
import { loadShop } from '../shop/loadShop.ts';
import { folderOf } from '../shop/selectedShop.ts';
import { fitLines, loadPen } from './pictureText.ts';
import { ToyMeta } from './ToyMeta.tsx';
import { writeLinkPictures } from './writeLinkPictures.ts';

const PICTURES = join(import.meta.dirname, '../../public/pictures');
const BEAR = '/pictures/bramble-the-honey-bear-640.avif';

let outDir = '';
beforeEach(() => {
  outDir = mkdtempSync(join(tmpdir(), 'links-'));
  mkdirSync(join(outDir, 'pictures'));
  cpSync(
    join(PICTURES, 'bramble-the-honey-bear-640.webp'),
    join(outDir, 'pictures/bramble-the-honey-bear-640.webp'),
  );
});
afterEach(() => rmSync(outDir, { recursive: true }));

test('writes the same pictures of a toy again, and none for a picture that is missing, broken or elsewhere', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  writeFileSync(join(outDir, 'pictures/broken-640.webp'), 'no picture');
  const toys = [
    BEAR,
    '/pictures/lost-640.avif',
    '/pictures/broken-640.avif',
    'https://a.example/b.png',
  ].map((pictureURL, index) => createToy({ toyId: String(index), pictureURL }));
  const shop = await loadShop('toystore');
  const pictures = await writeLinkPictures(shop, toys, outDir);
  expect([...pictures.keys()]).toEqual(['0']);
  expect(warn).toHaveBeenCalledTimes(3);
  warn.mockRestore();
  const { wide = '' } = pictures.get('0') ?? {};
  const bytes = readFileSync(join(outDir, wide));
  rmSync(join(outDir, 'links'), { recursive: true });
  expect(await writeLinkPictures(shop, toys.slice(0, 1), outDir)).toEqual(pictures);
  expect(readFileSync(join(outDir, wide))).toEqual(bytes);
});

const channel = {
  name: 'Toys & Co.',
  locale: 'en-US',
  currency: 'JPY',
  absoluteUrl: (path: string) => new URL(path, 'https://toys.example').href,
};

test("shows the shop's picture without the toy's, in the head that messengers read", () => {
  const toy = createToy({
    toyId: '7',
    toyName: '<Bear> "B"',
    price: 3495,
    description: 'Soft fur. '.repeat(40),
  });
  const html = renderToStaticMarkup(
    createElement(ToyMeta, { toy, title: 'Bear', channel, pictures: undefined, isListed: true }),
  );
  expect(html).toContain('<meta property="og:image" content="https://toys.example/og.jpg"/>');
  expect(html).toContain('<meta property="product:price:amount" content="3495"/>');
  expect(html).toContain('<link rel="canonical" href="https://toys.example/toys/7"/>');
  expect(html).not.toContain('noindex');
  const [, description = ''] = /og:description" content="([^"]*)"/.exec(html) ?? [];
  expect(description.length).toBeLessThanOrEqual(200);
  expect(description).toMatch(/ (?:Soft|fur\.)…$/);
});

test('draws a name in as few lines of similar widths as fit, smaller if it has to', async () => {
  const text = 'Sun Moon Star Donaudampfschifffahrtsgesellschaft';
  const draw = await loadPen('none.css', '"Fredoka Variable"', { weight: 600, isRtl: false, text });
  const box = { width: 300, height: 300, lineHeight: 1.1, sizes: [60, 40, 20] };
  const { size, lines } = fitLines(draw, 'Sun Moon Star', box);
  expect([size, lines.length]).toEqual([60, 2]);
  expect(fitLines(draw, 'Donaudampfschifffahrtsgesellschaft', box).size).toBe(20);
});

test('draws parts of a line against its direction in their own order', async () => {
  const text = 'دب 25 cm';
  const pen = { weight: 600, isRtl: true, text };
  const brand = join(folderOf('luba'), 'brand.css');
  const draw = await loadPen(brand, '"Baloo Bhaijaan 2 Variable", "Fredoka Variable"', pen);
  const [number, all] = [draw('25', 20), draw(text, 20)];
  const outlines = (svg: string) => [...svg.matchAll(/ d="([^"]+)"/g)].map(([, path]) => path);
  expect(outlines(all.svg).join()).toContain(outlines(number.svg).join());
  expect(outlines(all.svg).join()).toMatch(new RegExp(`${outlines(draw('دب', 20).svg).at(-1)}$`));
});
