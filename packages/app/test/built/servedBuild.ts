import { type HtmlElement, Parser, StaticConfigLoader } from 'html-validate';
import { afterAll, beforeAll } from 'vitest';
import { serveBuild } from '../../../../scripts/hosting/serveBuild.ts';
import { TEST_SHOP } from '../../addresses.ts';

/** Serves the shop's build while the tests of a file run. */
export function servedBuild() {
  let origin = '';
  let close = async () => {};
  beforeAll(async () => {
    ({ origin, close } = await serveBuild(TEST_SHOP));
  });
  afterAll(() => close());
  return {
    /** Requests a file or a page without following redirects. */
    get: (path: string) => fetch(`${origin}${path}`, { redirect: 'manual' }),
    /** Requests a page and follows its redirects. */
    follow: async (path: string) => {
      const response = await fetch(`${origin}${path}`);
      return { status: response.status, url: response.url, text: await response.text() };
    },
    /** Requests a page and parses it, like a browser that runs no code. */
    open: async (path: string) => parseHtml(await (await fetch(`${origin}${path}`)).text()),
  };
}

/** Parses a page. */
export async function parseHtml(html: string): Promise<HtmlElement> {
  const config = await new StaticConfigLoader().getConfigFor('page.html');
  return new Parser(config).parseHtml(html);
}

/** Returns the text of an element, with its character references resolved. */
export const textOf = (element: HtmlElement | null) =>
  (element?.textContent ?? '').replaceAll('&#x27;', "'").replaceAll('&amp;', '&').trim();

/** Returns the value of an attribute; undefined if the element or attribute does not exist. */
export const attributeOf = (element: HtmlElement | null, name: string) =>
  element?.getAttributeValue(name) ?? undefined;
