import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../command/programs.ts';

/** The files that replace what `Intl` rejects, and those whose locale and currency come from `useUi`. */
const SAFE = [
  'packages/storefront/src/filters/chosenFilters.ts',
  'packages/storefront/src/choices/compareNames.ts',
  'packages/storefront/src/prices/prices.ts',
  'packages/storefront/src/prices/supported.ts',
  'packages/storefront/src/prices/timeOfPrices.ts',
  'packages/ui/src/components/RangeFields/priceFormat.ts',
  'packages/ui/src/locale/formatList.ts', // receives the locale of `Formats`
  'packages/ui/src/locale/formats.ts',
  'packages/ui/src/locale/supported.ts',
  'packages/ui/src/primitives/Avatar/initialOf.ts',
  'packages/ui/src/toys/ToyDetails/firstSentence.ts',
];

/** An `Intl` object whose locale is not a literal, or with a currency or a time zone. */
const FROM_OUTSIDE =
  /\bIntl\.[A-Z]\w+\((?!'[^']*'[,)]|\))|\bIntl\.\w+\([^;]*?\b(?:currency|timeZone)\b|\.toLocale\w+\((?!'[^']*'[,)])/;

test('creates Intl objects from external settings only where a setting that Intl rejects is replaced', () => {
  const files = globSync('packages/{ui,storefront,accounts,app}/src/**/*.{ts,tsx}', { cwd: ROOT })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !/\.(?:test|stories)\./.test(file))
    .filter((file) => FROM_OUTSIDE.test(readFileSync(join(ROOT, file), 'utf8')));
  expect(files.filter((file) => !SAFE.includes(file))).toEqual([]);
});
