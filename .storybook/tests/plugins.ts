import { fileURLToPath } from 'node:url';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import type { PluginOption } from 'vite';
import { PSEUDO_SHOP } from '../../packages/app/build/shop/pseudo/pseudoShop.ts';
import { pictureStubs } from '../screenshots/pictureStubs.ts';
import { pseudoLabels } from './shop/pseudoLabels.ts';
import { renderedOnly } from './shop/renderedOnly.ts';
import { storyTexts } from './shop/storyTexts.ts';

const { STORY_SHOP: shop = '', STORY_REVIEW, TOYSTORE_ALL } = process.env;

/** Whether `npm run storybook:review` only takes pictures of the stories. */
export const isReview = Boolean(STORY_REVIEW);

const looksAgain = Boolean(TOYSTORE_ALL) && !shop;

declare module 'vitest' {
  interface ProvidedContext {
    /** Read by Storybook's add-on. */
    'storybook/test-provided': { a11y: boolean };
  }
}

/**
 * Returns the plugins that turn stories into tests. `STORY_SHOP` names a shop in which all are rendered. In the pseudo shop, those
 * of screens are also played, while each of their texts is replaced, as translation does. It leaves out stories without a
 * screenshot: each looks like one that has one.
 */
export const storyPlugins = (): PluginOption[] => [
  pictureStubs(),
  storybookTest({
    configDir: fileURLToPath(new URL('..', import.meta.url)),
    ...(shop && { initialGlobals: { shop, translation: shop === PSEUDO_SHOP ? 'on' : 'off' } }),
    ...(shop === PSEUDO_SHOP && { tags: { include: ['dev'], exclude: ['no-screenshot'] } }),
  }),
  ...(shop === '' ? [] : shop === PSEUDO_SHOP ? [pseudoLabels()] : [renderedOnly()]),
  storyTexts(),
  {
    name: 'story-test-mode', // read by mode.ts
    config: () => ({
      // The base of a review links to packages outside of its folder.
      ...(isReview && { server: { fs: { strict: false } } }),
      define: {
        'import.meta.env.STORY_SHOP': JSON.stringify(shop),
        'import.meta.env.STORY_REVIEW': JSON.stringify(isReview ? 'on' : 'off'),
        'import.meta.env.STORY_LOOKS': JSON.stringify(looksAgain ? 'all' : 'first'),
      },
    }),
  },
];

/** Returns the modules with the hooks around each story. Those after a story run from the last to the first. */
export const setupFiles = (areScreenshotsComparable: boolean): string[] =>
  [
    'tests/setup.ts',
    ...(isReview ? [] : ['tests/staleTexts.setup.ts']),
    ...(shop ? ['tests/shop/setup.ts'] : []),
    ...(looksAgain ? ['tests/looks/setup.ts'] : []),
    ...(isReview || (areScreenshotsComparable && !shop) ? ['screenshots/setup.ts'] : []),
    ...(isReview || shop ? [] : ['transcripts/setup.ts']),
    ...(looksAgain ? ['tests/looks/otherTheme.setup.ts'] : []),
  ].map((file) => `.storybook/${file}`);
