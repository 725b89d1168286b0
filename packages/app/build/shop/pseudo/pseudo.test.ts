import { expect, test } from 'vitest';
import { compileTexts } from '../compileTexts.ts';
import { loadShop } from '../loadShop.ts';
import type { Member, Messages } from '../messages.ts';
import { areasOf, readTexts } from '../readTexts.ts';
import { selectedShop, shopIds } from '../selectedShop.ts';
import { pseudoMessage, pseudoMessages } from './pseudoMessages.ts';
import { PSEUDO_SHOP } from './pseudoShop.ts';
import { pseudoText, readPseudoText } from './pseudoText.ts';

test.each([
  ['Login', '⟦Ŀǿɠīƞøø⟧'],
  ['{page} | {shop}', '⟦{page} | {shop}⟧'],
  ['Only {written} left', '⟦Ǿƞŀẏ {written} ŀḗƒŧøøøø⟧'],
  ["You're at '{home}'", "⟦Ẏǿŭ'řḗ ȧŧ '{ħǿḿḗ}'\u2005øøøøøøø⟧"],
  [
    '{count, plural, =0 {none} one {{written} toy} other {# toys}}',
    '⟦{count, plural, =0 {ƞǿƞḗøø} one {{written} ŧǿẏøø} other {# ŧǿẏşøø}}⟧',
  ],
  ['{who, select, me {mine} other {theirs}}', '⟦{who, select, me {ḿīƞḗøø} other {ŧħḗīřşøøø}}⟧'],
])('%j becomes %j', (message, pseudo) => {
  expect(pseudoMessage(message)).toBe(pseudo);
});

test('keeps the values of a text, and makes it 140 % as long', () => {
  expect(pseudoText('Save Bear (5)', ['Bear'])).toBe('⟦Şȧṽḗ Bear (5)øøøø⟧');
  expect(pseudoText('Save a toy')).toHaveLength(16);
});

/** Values for every message: numbers of each plural category, and texts with letters. */
const VALUES = [0, 1, 2, 5, 11, 100].map(
  (count) =>
    new Proxy(
      {},
      {
        get: (_, name) =>
          /count|seconds|stat/.test(String(name)) ? count : `<${String(name)} Bear>`,
      },
    ),
);

const flat = (member: Member | ((values: object) => string), key = ''): [string, unknown][] =>
  typeof member === 'object'
    ? Object.entries(member).flatMap(([name, inner]) => flat(inner, `${key}.${name}`))
    : [[key, member]];

async function compiled(messages: Messages, locale: string) {
  const source = compileTexts(messages, { locale, name: 'ToyStore' });
  const module = await import(
    `data:text/javascript,${encodeURIComponent(source.replaceAll(/from "(@messageformat[^"]+)"/g, (_, name) => `from "${import.meta.resolve(name)}"`))}`
  );
  return flat({ ...module });
}

const areas = shopIds().flatMap((shop) => areasOf(shop).map((area) => [shop, area] as const));

test.each(areas)('restores the original of a pseudo text of %s/%s', async (shop, area) => {
  const { locale } = await loadShop(shop);
  const texts = readTexts(shop, area);
  const [plain, pseudo] = [
    await compiled(texts, locale),
    await compiled(pseudoMessages(texts), locale),
  ];
  expect(pseudo.map(([key]) => key)).toEqual(plain.map(([key]) => key));
  plain.forEach(([key, text], index) => {
    const [, other] = pseudo[index] ?? [];
    const read = (one: unknown) =>
      typeof one === 'function' ? VALUES.map((values) => one(values)) : [one];
    expect(
      read(other).map((one) => readPseudoText(String(one))),
      key,
    ).toEqual(read(text));
    for (const one of read(other)) expect(one, key).toMatch(/^⟦[^⟦⟧]*⟧$/);
  });
});

test('is selected by SHOP, and has the reference shop’s folder with its own texts, footer and locale', async () => {
  expect(selectedShop({ SHOP: PSEUDO_SHOP })).toBe('en-XA');
  const { id, name, locale, footer } = await loadShop(PSEUDO_SHOP);
  expect({ id, name, locale }).toEqual({ id: 'en-XA', name: 'ToyStore', locale: 'en-XA' });
  expect(footer.columns[0]?.links[0]?.label).toBe('⟦Ǿŭř Şŧǿřẏøøøø⟧');
  expect(readTexts(PSEUDO_SHOP, 'login').title).toBe('⟦Ŀǿɠīƞøø⟧');
  expect(shopIds()).not.toContain(PSEUDO_SHOP);
});
