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

const files = globSync('packages/{ui,storefront,accounts,app}/src/**/*.{ts,tsx}', { cwd: ROOT })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => !/\.(?:test|stories)\./.test(file));

const filesWith = (pattern: RegExp) =>
  files.filter((file) => pattern.test(readFileSync(join(ROOT, file), 'utf8')));

test('creates Intl objects from external settings only where a setting that Intl rejects is replaced', () => {
  expect(filesWith(FROM_OUTSIDE).filter((file) => !SAFE.includes(file))).toEqual([]);
});

test('creates no Intl object when a module loads: the first DateTimeFormat takes a phone 50 ms', () => {
  expect(filesWith(/^(?:export )?(?:const|let) .*\bnew Intl\./m)).toEqual([]);
});
