import { existsSync } from 'node:fs';
import { firefox, type Page } from 'playwright';
import { expect, inject, test } from 'vitest';
import { visitConsumerApp } from './consumerApp.ts';

/** 3495 minor units of each currency. */
const PRICES = [
  '$34.95',
  'HUF 34.95',
  'IDR 34.95',
  'COP 34.95',
  '¥3,495',
  'IQD 3.495',
  'CLF 0.3495',
];

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

const unchanged = () => undefined;
const browsers = [
  { name: 'Chromium', prepare: unchanged, browser: undefined },
  {
    name: 'a browser with other decimals',
    prepare: (page: Page) => page.addInitScript(stubDigits),
    browser: undefined,
  },
  ...(existsSync(firefox.executablePath())
    ? [{ name: 'Firefox', prepare: unchanged, browser: firefox }]
    : []),
];

test.each(browsers)(
  'kit and storefront format prices with the decimals of ISO 4217 in $name',
  async ({ prepare, browser }) => {
    const { page, open, end } = await visitConsumerApp(inject('consumer'), browser);
    try {
      await prepare(page);
      await open('/currencies');
      const rows = page.getByRole('listitem');
      await rows.first().waitFor();
      const texts = await rows.evaluateAll((items) => items.map((item) => item.textContent));
      expect(texts.map((text) => text.replaceAll('\u00a0', ' '))).toEqual(
        PRICES.map((price) => `${price} ${price}`),
      );
    } finally {
      await end();
    }
  },
);
