import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../command/programs.ts';

const read = (file: string) => readFileSync(join(ROOT, file), 'utf8');

test('gives the kit and the storefront the same decimals of a currency', () => {
  expect(read('packages/ui/src/locale/currencyDigits.ts')).toBe(
    read('packages/storefront/src/prices/currencyDigits.ts'),
  );
});

test('never takes the decimals of a currency from Intl', () => {
  const files = globSync('packages/{ui,storefront,app}/src/**/*.{ts,tsx}', { cwd: ROOT });
  const asking = files.filter((file) =>
    /resolvedOptions\(\)\.(?:min|max)imumFractionDigits/.test(read(file)),
  );
  expect(asking).toEqual([]);
});
