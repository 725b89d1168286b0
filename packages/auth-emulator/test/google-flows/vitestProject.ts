import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vitest/config';

/* How the copy of Google's tests (../firebase-js-sdk) runs, as it is, in Vitest. */

const HERE = new URL('./', import.meta.url);
const require = createRequire(import.meta.url);
const { resolve } = createRequire(require.resolve('firebase/auth'));

/** As browsers get it: the build for Node leaves telephones out. */
const SDK = fileURLToPath(new URL('../esm/index.js', `file://${resolve('@firebase/auth')}`));

/** TOTP is skipped there, because it needs an account that stays. Here the seed has it. */
const runSkipped: Plugin = {
  name: 'run-skipped',
  enforce: 'pre',
  transform: (code, id) =>
    id.endsWith('/firebase-js-sdk/totp.test.ts')
      ? code.replaceAll('describe.skip(', 'describe(')
      : undefined,
};

/** A project of Vitest. */
export const googleFlows = {
  plugins: [runSkipped],
  resolve: {
    alias: [
      {
        find: /^\.\.\/\.\.\/helpers\/integration\/(\w+)$/,
        replacement: `${fileURLToPath(HERE)}$1.ts`,
      },
      { find: /^(@firebase\/auth|\.\.\/\.\.\/\.\.\/src\/.*)$/, replacement: SDK },
    ],
  },
  test: {
    name: 'flows',
    include: ['packages/auth-emulator/test/firebase-js-sdk/*.test.ts'],
    globals: true,
    globalSetup: [fileURLToPath(new URL('emulators.ts', HERE))],
    setupFiles: [fileURLToPath(new URL('mocha.ts', HERE))],
    testTimeout: 20_000, // ms, on a busy machine
    hookTimeout: 20_000,
  },
};
