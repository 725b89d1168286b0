import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const PACKAGES = join(import.meta.dirname, '../../..');

const LATE_IMPORT = /(?<!typeof )\bimport\(/g;

/** Lazy imports that no page waits for, by their files. */
const UNAWAITED = [
  'accounts/src/provider/loadAccountService.ts', // for other sites: the shop has its own late module
  'app/src/developer/DeveloperTools.tsx', // in no build
  'app/src/developer/EmulatorPanel.tsx', // in no build
  'app/src/monitoring/startMonitoring.ts', // only measures
  'ui/src/accounts/TwoStepDialog/ScanStep.tsx', // the link and the key do the same as the QR code
  'ui/src/components/Carousel/loadSwiper.ts', // slides change without animation until it has loaded
];

/** The packages' own loaders. The shop passes each to `importWithRetry` by its name. */
const LOADERS = {
  'storefront/src/search/useFuzzySearch.ts': 'loadToyIndex',
};

/** The route table: `loadScreen` passes its lazy imports to `importWithRetry`. */
const ROUTE_TABLE = 'app/src/routing/routeTable.ts';

const read = (file: string) => readFileSync(join(PACKAGES, file), 'utf8');

const files = globSync('{accounts,app,storefront,ui}/src/**/*.{ts,tsx}', { cwd: PACKAGES })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => !/\.(?:test|stories)\.tsx?$|^ui\/src\/conformance\//.test(file));

/** Counts the lazy imports in a text, and those inside a call of the given function. */
const countIn = (text: string, caller: RegExp) => ({
  all: text.match(LATE_IMPORT)?.length ?? 0,
  within: text.match(caller)?.length ?? 0,
});

test('imports every lazy module by `importWithRetry`, with a timeout and a second request', () => {
  const known = [...UNAWAITED, ...Object.keys(LOADERS)];
  const bare = files
    .filter((file) => file !== 'app/src/loading/importWithRetry.ts' && !known.includes(file))
    .filter((file) => {
      const caller =
        file === ROUTE_TABLE
          ? /\bscreen\('\w+', \(\) => import\(/g
          : /\bimportWithRetry\(\s*'[^']+',\s*\(\) => import\(/g;
      const { all, within } = countIn(read(file), caller);
      return all !== within;
    });
  expect(bare, 'pass these to importWithRetry').toEqual([]);
});

test('finds the files and loaders that the check lists', () => {
  expect(read('app/src/routing/loadScreen.ts')).toMatch(/importWithRetry\(module, load\)/);
  for (const file of [...UNAWAITED, ...Object.keys(LOADERS)]) {
    expect(read(file).match(LATE_IMPORT), file).toHaveLength(1);
  }
});

test.each(Object.values(LOADERS))('calls %s only through importWithRetry', (loader) => {
  const using = files.filter((file) => file.startsWith('app/') && read(file).includes(loader));
  expect(using).toHaveLength(1);
  const text = read(using[0] ?? '');
  expect(text).toMatch(new RegExp(`importWithRetry\\(\\s*'[^']+',\\s*${loader}\\)`));
  expect(text.split(loader)).toHaveLength(3); // its import, and that call
});
