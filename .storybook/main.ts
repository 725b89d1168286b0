import { fileURLToPath } from 'node:url';
import type { StorybookConfig } from '@storybook/react-vite';
import react from '@vitejs/plugin-react';
import type { PresetPropertyFn } from 'storybook/internal/types';
import { defaultClientConditions, mergeConfig } from 'vite';
import { everyShop } from '../packages/app/build/shop/everyShop.ts';
import { PSEUDO_SHOP } from '../packages/app/build/shop/pseudo/pseudoShop.ts';
import { shopIds } from '../packages/app/build/shop/selectedShop.ts';
import { withGuides } from './guides/guideTexts.ts';
import { guideTokens } from './guides/usedTokens.ts';
import { withStatus } from './indexers.ts';
import { manifestFiles, unlessStatic } from './manifestFiles.ts';

const EARLY_DEPENDENCIES = [
  '@guidepup/virtual-screen-reader',
  '@radix-ui/react-dialog',
  '@radix-ui/react-dropdown-menu',
  '@radix-ui/react-tabs',
  '@radix-ui/react-tooltip',
  'axe-core',
  'class-variance-authority',
  'html-validate',
  '@messageformat/runtime',
  '@messageformat/runtime/lib/cardinals',
  '@toystore/storefront > idb',
  'lucide-react',
  '@toystore/storefront > minisearch',
  'msw',
  'react-dom',
  'react-router',
  'react-router/dom',
  'storybook/internal/csf',
  'swiper',
  '@toystore/storefront > valibot',
];

/** `npm run storybook:review -- --build` has compared the working tree with another commit. */
const isReview = process.env.STORYBOOK_REVIEW !== undefined;

/** Storybook's types of a configuration lack this preset. */
interface WithManifests {
  experimental_manifests: PresetPropertyFn<'experimental_manifests'>;
}

const config: StorybookConfig & WithManifests = {
  framework: '@storybook/react-vite',
  stories: [
    '../packages/*/src/**/*.mdx',
    '../packages/*/src/**/*.stories.tsx',
    './theme/*.stories.tsx',
    ...(isReview ? ['./review/Changed.stories.tsx'] : []),
  ],
  addons: [
    {
      name: '@storybook/addon-docs',
      // Tests render no documentation page. With the sources of stories, a failing story would name a wrong line.
      options: process.env.VITEST ? { csfPluginOptions: null } : {},
    },
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
    '@storybook/addon-mcp',
  ],
  staticDirs: [
    '../packages/app/public',
    '../packages/app/shops/toystore/public',
    './public',
    ...(isReview ? [{ from: '../.cache/review/page', to: '/review' }] : []),
  ],
  features: { sidebarOnboardingChecklist: false, menuOnboardingChecklist: false }, // they explain Storybook, not the kit
  experimental_manifests: (manifests = {}, options) => unlessStatic(withGuides(manifests), options),
  experimental_indexers: async (indexers = []) => withStatus(indexers),
  core: { disableTelemetry: true, disableWhatsNewNotifications: true, enableCrashReports: false },
  viteFinal: (base, { presets }) =>
    mergeConfig(base, {
      plugins: [
        react({ compiler: { compilationMode: 'annotation' } }),
        everyShop(process.env.VITEST ? [...shopIds(), PSEUDO_SHOP] : shopIds()),
        manifestFiles(presets),
        guideTokens(),
      ],
      resolve: {
        conditions: ['@toystore/source', ...defaultClientConditions],
        alias: {
          '@testing-library/user-event': fileURLToPath(
            new URL('transcripts/noUserEvent.ts', import.meta.url),
          ),
        },
      },
      // A dependency that is found late is bundled again in the middle of a test run, with a second copy of React.
      optimizeDeps: { include: EARLY_DEPENDENCIES },
      build: { cssTarget: ['chrome123', 'firefox125', 'safari17.5'] }, // as in the kit: older ones lack `:dir()`
      server: { fs: { allow: [fileURLToPath(new URL('..', import.meta.url))] } },
    }),
};
export default config;
