import { existsSync } from 'node:fs';
import { firefox, type Page } from 'playwright';
import { visitConsumerApp } from './consumer-app.ts';
import { check, expectSame } from './runCheck.ts';

/** 3495 minor units of each currency, as kit and storefront format them. */
const PRICES = [
  '$34.95',
  'HUF 34.95',
  'IDR 34.95',
  'COP 34.95',
  '¥3,495',
  'IQD 3.495',
  'CLF 0.3495',
]
  .map((price) => `${price} ${price}`)
  .join('\n');

/** Checks that prices have ISO 4217's decimals, independently of the browser's `Intl`. */
export async function checkCurrencies(folder: string): Promise<void> {
  await checkIn(folder, 'Chromium', () => Promise.resolve());
  await checkIn(folder, 'a browser with other decimals', (page) => page.addInitScript(stubDigits));
  if (existsSync(firefox.executablePath())) {
    await checkIn(folder, 'Firefox', () => Promise.resolve(), firefox);
  }
}

async function checkIn(
  folder: string,
  name: string,
  prepare: (page: Page) => Promise<unknown>,
  browserType?: typeof firefox,
): Promise<void> {
  const { page, open, end } = await visitConsumerApp(folder, browserType);
  try {
    await check(`prices have the decimals of ISO 4217 in ${name}`, async () => {
      await prepare(page);
      await open('/currencies.html');
      const rows = page.getByRole('listitem');
      await rows.first().waitFor();
      const texts = await rows.evaluateAll((items) => items.map((item) => item.textContent));
      expectSame(texts.join('\n').replaceAll('\u00a0', ' '), PRICES);
    });
  } finally {
    await end();
  }
}

/** Makes `Intl` report one decimal for each currency unless a caller specifies the number. */
function stubDigits(): void {
  Intl.NumberFormat = new Proxy(Intl.NumberFormat, {
    construct: (NumberFormat, [locale, options]) =>
      new NumberFormat(locale, {
        ...(options?.style === 'currency' && {
          minimumFractionDigits: 1,
          maximumFractionDigits: 1,
        }),
        ...options,
      }),
  });
}
