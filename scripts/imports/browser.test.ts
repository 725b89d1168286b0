import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../command/programs.ts';

/** Objects that a browser may deny or lack, or that may die during a visit. */
const DENIABLE = [
  /\bnew (?:BroadcastChannel|\w+Observer)\b/,
  /\b(?:indexedDB|localStorage|sessionStorage|caches|matchMedia)\b/,
  /\bnavigator\??\.(?:serviceWorker|locks|clipboard|share)\b/,
  /\bhistory\??\.state\b/,
  /\bfrom 'idb'/,
];

/** The only files that use them: one place per package, and one per service worker. */
const GUARDED = [
  'packages/accounts/src/provider/sessionHint.ts',
  'packages/app/src/browser.ts',
  'packages/app/worker/remove.ts',
  'packages/app/worker/serviceWorker.ts',
  'packages/storefront/src/accountStorage/database.ts',
  'packages/ui/src/primitives/browser/browser.ts',
  'packages/ui/src/primitives/browser/carouselObservers.ts',
  'packages/ui/src/primitives/browser/observePassed.ts',
];

const COMMENT = /\/\*[\s\S]*?\*\/|\/\/.*/g;

const files = globSync('packages/{accounts,app,storefront,ui}/{src,worker}/**/*.{ts,tsx}', {
  cwd: ROOT,
})
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => !/\.(?:test|stories)\.|TestUtils|\/(?:stories|foundations)\//.test(file));

test('uses what a browser may deny only in one guarded place per package', () => {
  const using = files.filter((file) => {
    const code = readFileSync(join(ROOT, file), 'utf8').replaceAll(COMMENT, '');
    return DENIABLE.some((object) => object.test(code));
  });
  expect(using.toSorted()).toEqual(GUARDED);
});
