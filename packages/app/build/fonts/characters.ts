import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { LoadedShop } from '../shop/loadShop.ts';
import { areasOf, readTexts } from '../shop/readTexts.ts';
import { folderOf } from '../shop/selectedShop.ts';

/** Characters of names, addresses, prices and typed text in any shop: ASCII, and the usual marks of Latin type. */
const EVERYWHERE = `${String.fromCodePoint(...Array.from({ length: 95 }, (_, index) => 0x20 + index))}\u00a0£©®·×éñ–—‘’“”•…€™`;

const TOYS = 'public/toy.json';

/** Returns every character of a shop's texts, catalogue, numbers and prices, sorted by code point. */
export function charactersOf(shop: LoadedShop): string[] {
  const folder = folderOf(shop.id);
  const written = [
    EVERYWHERE,
    shop.name,
    JSON.stringify([shop.footer, shop.languages]),
    ...areasOf(shop.id).map((area) => JSON.stringify(readTexts(shop.id, area))),
    readFileSync(join(folder, TOYS), 'utf8'),
    formatted(shop),
  ].join('');
  return [...new Set(written)].filter((character) => character >= ' ').sort();
}

/** Returns a long text in the shop's language: the names and descriptions of its toys, numbers and prices. */
export function sampleText(shop: LoadedShop): string {
  const toys: Record<string, unknown>[] = JSON.parse(
    readFileSync(join(folderOf(shop.id), TOYS), 'utf8'),
  );
  return [formatted(shop), ...toys.flatMap((toy) => [toy.toyName, toy.description])].join('\n');
}

function formatted({ locale, currency }: LoadedShop): string {
  const price = new Intl.NumberFormat(locale, { style: 'currency', currency });
  const date = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short' });
  const months = Array.from({ length: 12 }, (_, month) =>
    date.format(new Date(2026, month, 15, 3)),
  );
  return [price.format(-1_234_567.89), price.format(0), ...months].join('');
}

/** Returns a predicate for the characters of a `unicode-range`. */
export function isIn(range: string): (character: string) => boolean {
  const spans = [...range.matchAll(/U\+([\dA-F]+)(?:-([\dA-F]+))?/gi)].map(
    ([, from = '', to = from]) => [Number.parseInt(from, 16), Number.parseInt(to, 16)] as const,
  );
  return (character) => {
    const code = character.codePointAt(0) ?? 0;
    return spans.some(([from, to]) => code >= from && code <= to);
  };
}

/** Formats characters as a `unicode-range`. */
export function rangeOf(characters: readonly string[]): string {
  const codes = characters.map((character) => character.codePointAt(0) ?? 0).sort((a, b) => a - b);
  const spans: [number, number][] = [];
  for (const code of codes) {
    const last = spans.at(-1);
    if (last && last[1] === code - 1) last[1] = code;
    else spans.push([code, code]);
  }
  const hex = (code: number) => code.toString(16).toUpperCase().padStart(4, '0');
  return spans
    .map(([from, to]) => (from === to ? `U+${hex(from)}` : `U+${hex(from)}-${hex(to)}`))
    .join(', ');
}
