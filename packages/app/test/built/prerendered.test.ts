import type { HtmlElement } from 'html-validate';
import { describe, expect, test } from 'vitest';
import { TEST_SHOP } from '../../addresses.ts';
import { dollars, toyAt, toys } from '../../e2e/catalogue.ts';
import { screens } from '../../e2e/screens.ts';
import { attributeOf, servedBuild, textOf } from './servedBuild.ts';

// The content of pages before any code runs.

const { get, open } = servedBuild();

const prerendered = screens.filter((screen) => screen.prerendered);
const shells = screens.filter((screen) => !screen.prerendered);

const meta = (page: HtmlElement, name: string) =>
  page.querySelector(`meta[name="${name}"]`) ?? page.querySelector(`meta[property="${name}"]`);
const canonical = (page: HtmlElement) => page.querySelector('link[rel="canonical"]');
const toyHeadings = (page: HtmlElement) => page.querySelectorAll('main h3').map(textOf);

test.each(prerendered)(
  'prerenders $path with its title, heading, bar and footer',
  async (screen) => {
    const page = await open(screen.path);
    expect(page.querySelectorAll('head > title').map(textOf)).toEqual([
      `${screen.title} | ToyStore`,
    ]);
    expect(page.querySelectorAll('h1').map(textOf)).toEqual([screen.heading]);
    expect(page.querySelectorAll('header a').map(textOf)).toContain('Home');
    expect(page.querySelectorAll('footer')).toHaveLength(1);
  },
);

test.each(shells)(
  "prerenders $path as a shell: the bar, the footer and no user's data",
  async ({ path }) => {
    const response = await get(path);
    expect(response.status).toBe(200);
    const page = await open(path);
    expect(page.querySelectorAll('header')).toHaveLength(1);
    expect(page.querySelectorAll('footer')).toHaveLength(1);
    expect(textOf(page.querySelector('main'))).toContain('Loading...');
    expect(textOf(page.querySelector('body'))).not.toContain(toyAt(0).toyName);
  },
);

test('shows the first toys in every section of Home', async () => {
  const page = await open('/');
  const names = toys.map(({ toyName }) => toyName);
  const sections = page.querySelectorAll('main section');
  const slider = sections.find((section) => attributeOf(section, 'aria-label') === 'Featured toys');
  expect(slider?.querySelectorAll('h2').map(textOf)).toContain(names[0]);
  expect(slider?.querySelectorAll('img').map((img) => attributeOf(img, 'alt'))).toContain(names[0]);
  const categories = sections.find(
    (section) => textOf(section.querySelector('h2')) === 'Top by Category',
  );
  expect(categories?.querySelectorAll('a').map(textOf)).toEqual(names.slice(0, 6));
  expect(toyHeadings(page)).toEqual(names.slice(0, 8));
});

test('shows the first toys on All toys, and the number of all', async () => {
  const page = await open('/alltoy');
  expect(textOf(page.querySelector('main'))).toContain(`${toys.length} Toy Found`);
  expect(toyHeadings(page)).toEqual(toys.slice(0, 12).map(({ toyName }) => toyName));
});

test.each(['/', '/alltoy'])('shows the catalogue’s prices on %s', async (path) => {
  const cards = (await open(path)).querySelectorAll('article').map(textOf);
  expect(cards).toHaveLength(path === '/' ? 8 : 12);
  for (const [index, card] of cards.entries()) {
    expect(card).toContain(toyAt(index).toyName);
    expect(card).toContain(dollars(toyAt(index).price));
  }
});

describe('preloads', () => {
  /** Returns the URLs of a page's `<link>` elements that match. */
  const links = async (path: string, selector: string) =>
    (await open(path)).querySelectorAll(selector).map((link) => attributeOf(link, 'href') ?? '');

  test.each(screens)('preloads the fonts of $path', async ({ path }) => {
    const fonts = await links(path, 'head > link[rel="preload"][as="font"][crossorigin]');
    expect(fonts.map((font) => /\/(\w+)-subset-/.exec(font)?.[1])).toEqual(['figtree', 'fredoka']);
    for (const font of fonts) {
      expect((await get(font)).headers.get('content-type')).toBe('font/woff2');
    }
  });

  test.each(prerendered)(
    'preloads all initial modules of $path, after its first paint',
    async ({ path }) => {
      const page = await open(path);
      const entry = attributeOf(page.querySelector('template script[type="module"]'), 'src') ?? '';
      const modules = [entry, ...(await links(path, 'template link[rel="modulepreload"]'))];
      for (const module of modules) {
        const code = await (await get(module)).text();
        const imports = [...code.matchAll(/\b(?:from|import)\s*["']\.\/([^"']+)["']/g)];
        for (const [, name] of imports) expect(modules).toContain(`/assets/${name}`);
      }
      expect(modules.length).toBeGreaterThan(1);
    },
  );
});

test.each(['/nowhere', '/toys', '/toys/1/more', '/assets/gone.js'])(
  'answers %s with 404',
  async (path) => {
    const response = await get(path);
    expect(response.status).toBe(404);
    expect(await response.text()).toContain('Oops! Page not found');
  },
);

describe('search engines', () => {
  const listed = screens.filter((screen) => screen.canonical !== undefined);
  const unlisted = screens.filter((screen) => screen.canonical === undefined);

  test.each(listed)('may list $path, under one address', async (screen) => {
    const page = await open(screen.path);
    expect(meta(page, 'robots')).toBeNull();
    expect(attributeOf(canonical(page), 'href')).toBe(`${TEST_SHOP.siteUrl}${screen.canonical}`);
    expect(attributeOf(meta(page, 'description'), 'content')).toMatch(/\w.{40,160}$/);
  });

  test.each(unlisted)('are asked not to list $path', async ({ path }) => {
    const page = await open(path);
    expect(attributeOf(meta(page, 'robots'), 'content')).toBe('noindex');
    expect(canonical(page)).toBeNull();
  });

  test.each([...screens.map(({ path }) => path), '/toys/unknown', '/nowhere'])(
    '%s has one title, which is that of its preview, too',
    async (path) => {
      const page = await open(path);
      const [title, ...more] = page.querySelectorAll('title').map(textOf);
      const previews = page.querySelectorAll('meta[property="og:title"]');
      expect(previews.map((element) => attributeOf(element, 'content'))).toEqual([title]);
      expect(title).toMatch(/^(?:(?!ToyStore).+ \| )?ToyStore$/);
      expect(more).toEqual([]);
    },
  );

  const own = shells.filter(({ path }) => !path.startsWith('/toys/')); // see toyLinks.test.ts
  test.each(own)('previews $path as the shop, with its description', async ({ path }) => {
    const page = await open(path);
    expect(attributeOf(meta(page, 'og:title'), 'content')).toBe('ToyStore');
    expect(attributeOf(meta(page, 'og:description'), 'content')).toMatch(/\w.{40,160}$/);
    expect(attributeOf(meta(page, 'og:image'), 'content')).toBe(`${TEST_SHOP.siteUrl}/og.jpg`);
  });

  const shared = prerendered.filter(({ status }) => status === undefined);
  test.each(shared)(
    'previews $path with a title, a description and a picture',
    async ({ path, title }) => {
      const page = await open(path);
      expect(attributeOf(meta(page, 'description'), 'content')).toMatch(/\w.{40,160}$/);
      expect(attributeOf(meta(page, 'og:title'), 'content')).toBe(`${title} | ToyStore`);
      expect(attributeOf(meta(page, 'og:image'), 'content')).toBe(`${TEST_SHOP.siteUrl}/og.jpg`);
    },
  );

  test.each(['/', '/alltoy'])('read the toys of %s as products', async (path) => {
    const html = await (await get(path)).text();
    const scripts = html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs);
    const lists = [...scripts].map(([, json = '']) => JSON.parse(json));
    const offered = toys.slice(0, 12).map(({ toyId, toyName, price }) => ({
      item: {
        name: toyName,
        url: `${TEST_SHOP.siteUrl}/alltoy#${toyId}`,
        offers: { price: price.toFixed(2), priceCurrency: 'USD' },
      },
    }));
    expect(lists).toMatchObject([{ '@type': 'ItemList', itemListElement: offered }]);
    expect(lists[0].itemListElement).toHaveLength(offered.length);
  });

  test('find every toy with a picture in the feed of shopping channels', async () => {
    const feed = await get('/feed.xml');
    expect(feed.headers.get('content-type')).toContain('xml');
    const items = [...(await feed.text()).matchAll(/<g:link>(.*?)<\/g:link>/g)];
    expect(items.map(([, link]) => link)).toEqual(
      toys.map(({ toyId }) => `${TEST_SHOP.siteUrl}/alltoy#${toyId}`),
    );
  });

  test('find all public pages in the sitemap, and the sitemap by robots.txt', async () => {
    const robots = await (await get('/robots.txt')).text();
    expect(robots).toContain(`Sitemap: ${TEST_SHOP.siteUrl}/sitemap.xml`);
    const sitemap = await get('/sitemap.xml');
    expect(sitemap.headers.get('content-type')).toContain('xml');
    const urls = [...(await sitemap.text()).matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) => url);
    const paths = [...new Set(listed.map(({ canonical: path }) => path))];
    expect(urls).toEqual(paths.map((path) => `${TEST_SHOP.siteUrl}${path}`));
    for (const path of paths) expect((await get(path ?? '')).status).toBe(200);
    expect((await get('/og.jpg')).headers.get('content-type')).toBe('image/jpeg');
  });
});
