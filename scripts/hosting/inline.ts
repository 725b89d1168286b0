import { createHash } from 'node:crypto';
import { parseHtml } from './parseHtml.ts';

/** Every style, and every script that runs and is not a file. Browsers treat other types of scripts as data. */
const STYLE = 'style';
const SCRIPT = 'script:not([src], [type="application/json"], [type="application/ld+json"])';

/**
 * Returns what a page's inline styles and scripts need to be allowed: the hash of each, so that no others are.
 * @throws {Error} if the page has an attribute that no hash can allow
 */
export function inlineSources(html: string) {
  const page = parseHtml(html);
  const attribute = [...page.querySelectorAll('*')]
    .flatMap((element) => element.getAttributeNames())
    .find((name) => /^(?:style$|on)/.test(name));
  if (attribute) throw new Error(`A page has an attribute that no policy may allow: ${attribute}.`);
  return { 'script-src': hashes(page, SCRIPT), 'style-src': hashes(page, STYLE) };
}

function hashes(page: Document, selector: string): string[] {
  const texts = [...page.querySelectorAll(selector)].map(({ textContent }) => textContent ?? '');
  const hashOf = (text: string) => createHash('sha256').update(text).digest('base64');
  return [...new Set(texts.map((text) => `'sha256-${hashOf(text)}'`))];
}
