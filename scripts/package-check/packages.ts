import type { PublicPackage } from './packedPackage.ts';

const KIT: PublicPackage = {
  name: '@toystore/ui',
  folder: 'packages/ui',
  ownFiles: [
    'dist/styles.css',
    'dist/styles.unlayered.css',
    'dist/styles/Button.css',
    'dist/tokens.css',
    'dist/base.css',
    'dist/tokens/resolver.json',
    'dist/brands/toybox.css',
    'dist/importer/cli.js',
    'dist/importer/styleDictionary.js',
    'dist/components.json',
  ],
};

/** The packages that a shop installs. */
export const SHOP_PACKAGES: readonly PublicPackage[] = [
  KIT,
  { name: '@toystore/storefront', folder: 'packages/storefront', ownFiles: [] },
  { name: '@toystore/accounts', folder: 'packages/accounts', ownFiles: [] },
];

export const EMULATOR: PublicPackage = {
  name: '@toystore/auth-emulator',
  folder: 'packages/auth-emulator',
  ownFiles: [
    'AGENTS.md',
    'assets/gapiStub.js',
    'assets/pickerClaims.js',
    'assets/accountPicker.css',
    'dist/cli.js',
    'dist/playwright.js',
    'docs/coverage.md',
  ],
};
