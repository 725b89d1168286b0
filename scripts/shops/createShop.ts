import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { checkShop, requireShop } from '../../packages/app/build/shop/checkShop.ts';
import { copyShop } from '../../packages/app/build/shop/copyShop.ts';
import { loadShop } from '../../packages/app/build/shop/loadShop.ts';
import { nearestShop } from '../../packages/app/build/shop/nearestShop.ts';
import {
  folderOf,
  REFERENCE_SHOP,
  selectedShop,
  shippedShops,
} from '../../packages/app/build/shop/selectedShop.ts';
import { settingProblem } from '../../packages/app/shops/defineShop.ts';
import { currencyDigits } from '../../packages/storefront/src/prices/currencyDigits.ts';
import { ROOT } from '../command/programs.ts';

/** The values that a new shop starts with; the shop that it copies provides the rest. */
interface NewShop {
  locale?: string | undefined;
  currency?: string | undefined;
  name?: string | undefined;
  /** The shop to copy: by default the one in the nearest language. */
  from?: string | undefined;
}

/**
 * Creates a shop as a copy of another one.
 * @returns what it is a copy of, and the texts that need translation
 * @throws {Error} in a sentence, if a value is invalid or the shop exists
 */
export async function createShop(
  id: string,
  { from: wanted, ...values }: NewShop,
): Promise<string> {
  const written = (['locale', 'currency', 'name'] as const).flatMap((name) =>
    values[name] === undefined ? [] : [{ name, value: values[name] }],
  );
  for (const { name, value } of written) {
    const problem = settingProblem(name, value);
    if (problem) throw new Error(problem);
  }
  const folder = folderOf(id);
  if (existsSync(folder)) {
    throw new Error(`${relative(ROOT, folder)} is there already. Nothing was changed.`);
  }
  const from = await requireShop(await sourceOf(wanted, values.locale));
  copyShop(from.id, folder, (copy) => {
    const file = join(copy, 'shop.ts');
    const settings = written.reduce(
      (text, { name, value }) =>
        text.replace(
          new RegExp(`^( {2}${name}: )'.*',$`, 'm'),
          (_, start) => `${start}${JSON.stringify(value)},`,
        ),
      readFileSync(file, 'utf8'),
    );
    const { currency } = values;
    writeFileSync(file, currency === undefined ? settings : withDecimals(settings, currency));
  });
  const language = new Intl.DisplayNames('en', { type: 'language' }).of(from.locale);
  const { errors, warnings } = await checkShop(id);
  const left = [...errors, ...warnings];
  return [
    `${relative(ROOT, folder)} is a copy of ${from.name}, in ${language}.`,
    ...(left.length > 0
      ? [`To do (npm run shop:check -- ${id} lists it again):`, left.join('\n')]
      : []),
    `  npm start -- --shop ${id}`,
    `opens it${errors.length > 0 ? ' after that' : ''}. docs/your-shop.md says what to change.`,
  ].join('\n\n');
}

/** Sets `priceDecimals` for a currency whose minor units people do not use, by Unicode's data on it: that of Node. */
function withDecimals(settings: string, currency: string): string {
  const format = new Intl.NumberFormat('en', { style: 'currency', currency });
  const { maximumFractionDigits: used = 0 } = format.resolvedOptions();
  const line = used < currencyDigits(currency) ? `\n  priceDecimals: ${used},` : '';
  return settings.replace(
    /^( {2}currency: .*,)(?:\n {2}priceDecimals: .*,)?$/m,
    (_, start) => start + line,
  );
}

async function sourceOf(wanted: string | undefined, locale: string | undefined): Promise<string> {
  if (wanted !== undefined || locale === undefined) return selectedShop({ SHOP: wanted });
  const shops = await Promise.all(shippedShops().map((each) => loadShop(each).catch(() => [])));
  return nearestShop(shops.flat(), locale)?.id ?? REFERENCE_SHOP;
}
