import type { HtmlElement } from 'html-validate';
import { imageSize } from 'image-size';
import { expect, test } from 'vitest';
import { toys } from '../../e2e/catalogue.ts';
import { attributeOf, servedBuild, textOf } from './servedBuild.ts';

// Where a link to a toy is shared, messengers read its page without running code.

const { get, open } = servedBuild();

const SHAPES = [
  { width: 1200, height: 630 }, // Facebook, LinkedIn, X, WhatsApp: 1.91 to 1
  { width: 630, height: 630 },
];
const LIMITS = { title: 70, description: 200, pictureBytes: 300_000 }; // X, Facebook, WhatsApp

const contents = (page: HtmlElement, name: string) =>
  page
    .querySelectorAll(`meta[property="${name}"], meta[name="${name}"]`)
    .map((element) => attributeOf(element, 'content') ?? '');

test('a link to each toy shows it, by the rules of the large messengers', async () => {
  for (const { toyId, toyName, price } of toys) {
    const page = await open(`/toys/${toyId}`);
    const [title = '', ...others] = page.querySelectorAll('title').map(textOf);
    expect([title, others]).toEqual([`${toyName} | ToyStore`, []]);
    expect(title.length).toBeLessThanOrEqual(LIMITS.title);
    const [description = ''] = contents(page, 'og:description');
    expect(description.length).toBeLessThanOrEqual(LIMITS.description);
    for (const name of ['description', 'og:description', 'twitter:description']) {
      expect(contents(page, name)).toEqual([description]);
    }
    expect(contents(page, 'robots')).toEqual(['noindex']);
    expect(contents(page, 'og:type')).toEqual(['product']);
    expect(contents(page, 'product:price:amount')).toEqual([price.toFixed(2)]);
    expect(contents(page, 'product:price:currency')).toEqual(['USD']);
    expect(contents(page, 'og:url')[0]).toMatch(new RegExp(`^https?://[^/]+/toys/${toyId}$`));

    const pictures = contents(page, 'og:image');
    expect(contents(page, 'twitter:image')).toEqual(pictures.slice(0, 1));
    expect(contents(page, 'og:image:width')).toEqual(SHAPES.map(({ width }) => String(width)));
    expect(contents(page, 'og:image:height')).toEqual(SHAPES.map(({ height }) => String(height)));
    for (const [index, address] of pictures.entries()) {
      const { origin, pathname } = new URL(address);
      expect(origin).toMatch(/^https?:/);
      const picture = await get(pathname);
      expect(picture.headers.get('content-type')).toBe('image/jpeg');
      const bytes = new Uint8Array(await picture.arrayBuffer());
      expect(bytes.length).toBeLessThan(LIMITS.pictureBytes);
      expect(imageSize(bytes)).toMatchObject(SHAPES[index] ?? {});
    }
  }
});

test('the page of a toy is the shell with another head', async () => {
  const bodyOf = async (path: string) => (await (await get(path)).text()).split('</head>')[1];
  expect(await bodyOf('/toys/1')).toBe(await bodyOf('/myprofile'));
  expect(await bodyOf('/toys/a%2Fb')).toBe(await bodyOf('/myprofile'));
});
