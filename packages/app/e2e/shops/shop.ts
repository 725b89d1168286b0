import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import MessageFormat from '@messageformat/core';
import { loadShop } from '../../build/shop/loadShop.ts';
import { isList, type Member } from '../../build/shop/messages.ts';
import { readTexts } from '../../build/shop/readTexts.ts';
import { folderOf, selectedShop } from '../../build/shop/selectedShop.ts';

/** The shop that `SHOP` selects: these tests read the expected texts from its folder. */
export const shop = await loadShop(selectedShop());

/** The fields of a toy that these tests read. */
interface CatalogueToy {
  toyName: string;
  price: number;
}

/** The shop's own toys, in catalogue order. */
export const toys: readonly CatalogueToy[] = JSON.parse(
  readFileSync(join(folderOf(shop.id), 'public/toy.json'), 'utf8'),
);

const format = new MessageFormat(shop.locale, { biDiSupport: false });

/**
 * Returns a text of the shop.
 * @param place its file and key, such as `cart.view` or `kit.LoginForm.email`
 */
export function textOf(place: string, values: Record<string, string | number> = {}): string {
  const [area = '', ...keys] = place.split('.');
  const text = keys.reduce<Member | undefined>(
    (member, key) => (typeof member === 'object' && !isList(member) ? member[key] : undefined),
    readTexts(shop.id, area),
  );
  if (typeof text !== 'string') throw new Error(`${shop.id} has no text ${place}.`);
  return format.compile(text.replaceAll('{shop}', shop.name))(values);
}

/** Returns a number as the `{count}` and `{written}` of a text. */
export const countOf = (count: number) => ({
  count,
  written: new Intl.NumberFormat(shop.locale).format(count),
});

/** Formats a price as this shop shows it. */
export const priceOf = (amount: number) =>
  new Intl.NumberFormat(shop.locale, { style: 'currency', currency: shop.currency }).format(amount);

/** Formats a number as a shopper types it: with the language's decimal sign and digits. */
export function typed(amount: number): string {
  const numberingSystem = { ar: 'arab', fa: 'arabext' }[new Intl.Locale(shop.locale).language];
  return new Intl.NumberFormat(shop.locale, { numberingSystem, useGrouping: false }).format(amount);
}
