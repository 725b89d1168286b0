import { createHash } from 'node:crypto';

const STYLE = /<style>([\s\S]*?)<\/style>/g;
const SCRIPT = /<script>([\s\S]*?)<\/script>/g;
const ANY_STYLE = /<style\b/g;
const ANY_INLINE_SCRIPT = /<script\b(?![^>]*\b(?:src=|type="application\/json"))/g;
const IN_A_TAG = /<[a-z][^<>]*\s(style|on[a-z]+)="[^<>]*>/i;

/**
 * What a page's own styles and scripts need to be allowed: the hash of each, so that no other will do.
 * @throws {Error} when the page has some that no hash can allow: in an attribute, or in an element with attributes
 */
export function inlineSources(html: string) {
  const attribute = IN_A_TAG.exec(html)?.[1];
  if (attribute) throw new Error(`A page has an attribute that no policy may allow: ${attribute}.`);
  return {
    'script-src': hashes(html, SCRIPT, ANY_INLINE_SCRIPT),
    'style-src': hashes(html, STYLE, ANY_STYLE),
  };
}

function hashes(html: string, known: RegExp, any: RegExp): string[] {
  const texts = [...html.matchAll(known)].map(([, text = '']) => text);
  if (texts.length !== [...html.matchAll(any)].length) {
    throw new Error('A page has styles or a script in a form that is not expected.');
  }
  const hashOf = (text: string) => createHash('sha256').update(text).digest('base64');
  return [...new Set(texts.map((text) => `'sha256-${hashOf(text)}'`))];
}
