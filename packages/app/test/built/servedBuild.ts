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
    /** Asks for a file or a page; a redirect is an answer, too. */
    get: (path: string) => fetch(`${origin}${path}`, { redirect: 'manual' }),
    /** Requests a page as a visitor does: by way of its redirects. */
    follow: async (path: string) => {
      const response = await fetch(`${origin}${path}`);
      return { status: response.status, url: response.url, text: await response.text() };
    },
    /** Asks for a page, and reads it as a browser does that runs no code. */
    open: async (path: string) => parseHtml(await (await fetch(`${origin}${path}`)).text()),
  };
}

/** Parses a page. */
export async function parseHtml(html: string): Promise<HtmlElement> {
  const config = await new StaticConfigLoader().getConfigFor('page.html');
  return new Parser(config).parseHtml(html);
}

/** The text of an element, with its references to characters resolved. */
export const textOf = (element: HtmlElement | null) =>
  (element?.textContent ?? '').replaceAll('&#x27;', "'").replaceAll('&amp;', '&').trim();

/** The value of an attribute; undefined where there is no such element or attribute. */
export const attributeOf = (element: HtmlElement | null, name: string) =>
  element?.getAttributeValue(name) ?? undefined;
