import type { LoadedShop } from '../shop/loadShop.ts';
import { areasOf, readTexts } from '../shop/readTexts.ts';

/** Characters of names, addresses, prices and typed text in any shop: ASCII, and the usual marks of Latin type. */
const EVERYWHERE = `${String.fromCodePoint(...Array.from({ length: 95 }, (_, index) => 0x20 + index))}\u00a0£©®·×éñ–—‘’“”•…€™`;

/** Returns every character of a shop's texts, catalogue, numbers and prices, sorted by code point. */
export function charactersOf(shop: LoadedShop, records: unknown): string[] {
  const written = [
    EVERYWHERE,
    shop.name,
    JSON.stringify([shop.footer, shop.languages]),
    ...areasOf(shop.id).map((area) => JSON.stringify(readTexts(shop.id, area))),
    JSON.stringify(records) ?? '',
    formatted(shop),
  ].join('');
  return [...new Set(written)].filter((character) => character >= ' ').sort();
}

/** Enough for the widths of letters; the descriptions of 10,000 toys take minutes. */
const SAMPLE_CHARACTERS = 50_000;

/** Returns a long text in the shop's language: the names and descriptions of its toys, numbers and prices. */
export function sampleText(shop: LoadedShop, records: unknown): string {
  const toys = Array.isArray(records) ? records.map(Object) : [];
  const texts = toys.flatMap((toy) => [toy.toyName, toy.description]);
  return [formatted(shop), ...texts].join('\n').slice(0, SAMPLE_CHARACTERS);
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
  const code = (digits: string, wildcard: string) =>
    Number.parseInt(digits.replaceAll('?', wildcard), 16);
  const spans = [...range.matchAll(/U\+([\dA-F?]+)(?:-([\dA-F]+))?/gi)].map(
    ([, from = '', to = from]) => [code(from, '0'), code(to, 'F')] as const, // `U+4??` is U+400-4FF
  );
  return (character) => {
    const point = character.codePointAt(0) ?? 0;
    return spans.some(([from, to]) => point >= from && point <= to);
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
