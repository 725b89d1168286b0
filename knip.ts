import type { KnipConfig } from 'knip';

process.env.VITE_AUTH_EMULATOR = '1'; // without a place for accounts the app's Vite configuration refuses to load

/** `npm run lint` ends with it: no file, export or dependency that nothing uses. */
export default {
  workspaces: {
    '.': {
      // npm scripts and other programs start these by their paths.
      entry: [
        'scripts/*.{ts,mjs}',
        '.storybook/review/Changed.stories.tsx', // only in `npm run storybook:review`
        'scripts/{catalogue/{check,import},release/api/update,review/review,shops/{check,new,pictures},tokens/*}.ts',
        'scripts/package-check/loadOnServer.ts',
        'scripts/package-check/next/app/**/*.js',
        'scripts/builds/declarations.ts',
        'scripts/package-check/consumer/app/*',
        'scripts/package-check/emulator/app/*',
        'scripts/package-check/registry/shop/*',
        'scripts/hosting/refuse-plain.mjs',
        'scripts/servers/session.ts',
        '.storybook/transcripts/noUserEvent.ts', // an alias in the tests of stories
        '.storybook/tests/**/{setup,*.setup,renderOnly,useLabels}.ts', // loaded by Vitest
        'scripts/builds/testBuild.ts', // a part of the check
      ],
      ignoreFiles: ['.storybook/public/mockServiceWorker.js'], // MSW's own
      ignoreUnresolved: ['./playwright.config.js'], // written by the package check
      // Started as programs by scripts, or found through the app.
      ignoreDependencies: [
        ...['@shop', '@shop/.*'], // made by `packages/app/build/shop`
        '@arethetypeswrong/cli',
        '@biomejs/biome',
        '@cyclonedx/cyclonedx-npm',
        'firebase-tools',
        '@fontsource-variable/.*',
        '@tailwindcss/vite', // of the consumer app, which installs it
        'next', // of the app that a check installs
        'verdaccio',
      ],
    },
    'packages/app': {
      // `build/fonts` finds fonts by the brand's tokens; `build/shop` makes `@shop`.
      ignoreDependencies: ['@fontsource-variable/.*', '@shop/.*', '@shop'],
      entry: [
        'shops/*/shop.ts', // imported by the id of a shop
        'build/shop/textTypes.ts',
        'build/prerender.tsx', // imported from where it is built
        'worker/{serviceWorker,remove}.ts', // built by their paths
        'e2e/otherBrowsers.ts', // Playwright's global setup
      ],
    },
    'packages/ui': {
      entry: [
        'tokens/cli.ts', // built apart: `toystore-tokens`
        'tokens/styleDictionary.ts', // likewise: `./style-dictionary`
        'src/**/*.guide.tsx', // imported by a glob
      ],
    },
    'packages/auth-emulator': {
      // Loaded into the Firebase tools by `--import`; started by its path; named by the page's HTML.
      entry: [
        'src/firebase-tools/*.ts',
        'bench/figures.ts',
        'page/src/{main,panel/main}.tsx',
        'page/vite.config.ts',
        'test/coverage/writeCoverage.ts',
      ],
      ignoreDependencies: ['firebase-12'], // an alias of `firebase` in vitest.config.ts
    },
  },
  ignoreExportsUsedInFile: { interface: true, type: true }, // a prop's type is part of what is exported
  exclude: ['optionalPeerDependencies'], // the kit's types need @types/react where there are types
} satisfies KnipConfig;
