import { basename } from 'node:path';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defaultServerConditions, defineConfig, loadEnv } from 'vite';
import { scopedNames } from '../ui/build/scopedNames.ts';
import { SHOP } from './addresses.ts';
import { accountsOf } from './build/accounts.ts';
import { shopPlugin } from './build/shop/shopPlugin.ts';

/** Reached by a dynamic import or through another package: found late, each would reload the page in development. */
const lateDependencies = [
  '@radix-ui/react-dialog',
  'class-variance-authority',
  '@messageformat/runtime',
  '@messageformat/runtime/lib/cardinals',
  '@toystore/accounts > firebase/app',
  '@toystore/accounts > firebase/auth',
  '@toystore/storefront > idb',
  'lucide-react',
  '@toystore/storefront > minisearch',
  'swiper',
  '@toystore/storefront > valibot',
];

const SOURCE = '@toystore/source';

export default defineConfig(({ mode, command }) => {
  // Better refused here than in the browser.
  accountsOf(loadEnv(mode, import.meta.dirname), { emulatorByDefault: command === 'serve' });
  return {
    plugins: [react({ compiler: { compilationMode: 'annotation' } }), shopPlugin()],
    css: {
      modules: {
        generateScopedName:
          command === 'build'
            ? scopedNames('packages/', 't')
            : (name, file) => `${basename(file, '.module.css')}-${name}`,
      },
    },
    resolve: {
      conditions: [SOURCE, ...defaultClientConditions],
    },
    ssr: {
      noExternal: ['@toystore/accounts', '@toystore/storefront', '@toystore/ui'],
      resolve: { conditions: [SOURCE, ...defaultServerConditions] },
    },
    optimizeDeps: { include: lateDependencies },
    server: { port: SHOP.ports.dev, strictPort: true },
    build: {
      target: 'es2023',
      cssTarget: ['chrome123', 'firefox125', 'safari17.5'],
      modulePreload: { polyfill: false }, // all of these know it
      assetsInlineLimit: (file) => (file.endsWith('.woff2') ? false : undefined), // the content policy refuses data: fonts
      rolldownOptions: {
        treeshake: { manualPureFunctions: ['__name'] }, // Radix names its functions with it, for debugging
        output: {
          codeSplitting: {
            groups: [
              // After a release, browsers load only what has changed: not the libraries, and of our code the screen
              // that has changed and `main`, which names the files of the screens.
              { name: 'react', test: /node_modules.(?:react|react-dom|react-router|scheduler)\b/ },
              {
                name: 'app', // with all that it imports
                test: /app.src.(?:App|auth.(?!accountService)|layout|loading|monitoring|offline|overlays|page|pictures|screens.ErrorScreen)|Form.fieldMessages|linkValues|toyPictureSizes|shop.texts.screens|messageformat|make-plural/,
              },
              {
                name: 'cards',
                test: /ui.src.toys|screens.(?:AllToyLink|CatalogueFailure|useSave)|filters.ageBands|ScallopedSection/,
                minShareCount: 2,
              },
              { name: 'shared', test: /packages.ui(?!.*Dialog)|preload-helper/, minShareCount: 5 },
              {
                name: 'forms', // of Login and Register, which compress better in one chunk than in five
                test: /accounts.(?:AuthPage|PasswordField|Provider|providers|SignedInNotice|form.(?:Auth|auth|Provider))|Form.Error|bringInto|useSignIn|codeStep|SignedInAs|signIn.faces|texts.login/,
                minShareCount: 2,
              },
            ],
          },
        },
      },
    },
  };
});
