import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../command/programs.ts';

const read = (file: string) => readFileSync(join(ROOT, file), 'utf8');

test.each([
  ['locale/currencyDigits.ts', 'prices/currencyDigits.ts'],
  ['toys/SearchBox/foldText.ts', 'search/foldText.ts'],
  ['primitives/text/hasVisibleText.ts', 'catalogue/hasVisibleText.ts'],
])('the kit’s %s is the storefront’s %s', (ofKit, ofStorefront) => {
  expect(read(`packages/ui/src/${ofKit}`)).toBe(read(`packages/storefront/src/${ofStorefront}`));
});

test('never takes the decimals of a currency from Intl', () => {
  const files = globSync('packages/{ui,storefront,app}/src/**/*.{ts,tsx}', { cwd: ROOT });
  const asking = files.filter((file) =>
    /resolvedOptions\(\)\.(?:min|max)imumFractionDigits/.test(read(file)),
  );
  expect(asking).toEqual([]);
});
