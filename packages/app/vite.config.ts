import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defaultServerConditions, defineConfig, loadEnv } from 'vite';
import { droppableRouter } from './droppableRouter.ts';
import { earlyFonts } from './earlyFonts.ts';
import { readProjectOptions } from './src/auth/firebaseSettings.ts';

/** Reached by a dynamic import or through the kit: found late, each would reload the page in development. */
const lateDependencies = [
  '@radix-ui/react-alert-dialog',
  '@radix-ui/react-dialog',
  'class-variance-authority',
  'firebase/app',
  'firebase/auth',
  'lucide-react',
  'swiper',
  'valibot',
];

/**
 * What every page needs, in one file for code and one for styles: left alone, the bundler makes a dozen of them, each
 * with a request of its own before the first paint.
 */
const BASE = [
  /\/node_modules\/(?:react|react-dom|react-router|scheduler|class-variance-authority|clsx)\//,
  /\/node_modules\/lucide-react\/dist\/esm\/(?!icons\/(?!circle-exclamation-point))/,
  /\/layout\/TryAgain\.tsx$/,
  /\/packages\/ui\/src\/(?:primitives\/(?!ErrorSummary|Alert|Field\/Checkbox)|[^/]+\.(?:css|tsx?)$)/,
];
const isBase = (id: string) => BASE.some((pattern) => pattern.test(id));

/** What the pages of accounts share. Nothing that they import besides: it may be in a page's own first load. */
const FORMS =
  /\/AuthForms\/(?!SignedInNotice|LoginForm|RegisterForm|NewPassword|VerifyEmailBar|Password(?:Rules|Policy)|listedRules|passwordPolicy|authErrors|(?!authSheet)\w+Labels)|\/(?:ErrorSummary|SignedInAs|useAuthAction)[./]|\/icons\/eye/;

const SOURCE = '@toystore/source';

/** Radix's dialogs write a `<style>` to keep the page from scrolling, which the content policy refuses. */
const STYLE_SINGLETON = fileURLToPath(new URL('src/layout/styleSingleton.ts', import.meta.url));

export default defineConfig(({ mode, isSsrBuild }) => {
  readProjectOptions(loadEnv(mode, import.meta.dirname)); // better refused here than in the browser
  return {
    plugins: [react({ compiler: true }), earlyFonts(), droppableRouter()],
    resolve: {
      conditions: [SOURCE, ...defaultClientConditions],
      alias: { 'react-style-singleton': STYLE_SINGLETON },
    },
    ssr: {
      noExternal: ['@toystore/ui'],
      resolve: { conditions: [SOURCE, ...defaultServerConditions] },
    },
    optimizeDeps: { include: lateDependencies },
    server: { port: 5173, strictPort: true },
    build: {
      target: 'es2023',
      cssTarget: ['chrome123', 'firefox125', 'safari17.5'],
      modulePreload: { polyfill: false }, // all of these know it
      rolldownOptions: isSsrBuild
        ? {}
        : {
            output: {
              codeSplitting: {
                groups: [
                  { name: 'base', test: isBase },
                  { name: 'forms', test: FORMS, includeDependenciesRecursively: false },
                ],
              },
            },
          },
    },
  };
});
