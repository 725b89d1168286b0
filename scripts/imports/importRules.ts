/**
 * Who may import whom. In each package a folder imports from the rows above its own and from itself, never from a
 * neighbour in its row or from a row below. `*` is the package's files that lie in no folder.
 */
export const LAYERS: Record<string, readonly (readonly string[])[]> = {
  ui: [['locale'], ['primitives'], ['components'], ['toys', 'cart', 'accounts'], ['*']],
  accounts: [['errors'], ['firebase'], ['provider'], ['actions'], ['*']],
  storefront: [
    ['prices'],
    ['catalogue', 'accountStorage'],
    ['cart', 'saved', 'filters', 'search'],
    ['toyList'],
    ['*'],
  ],
  app: [
    ['loading', 'overlays', 'page', 'pictures'],
    ['offline'],
    ['auth', 'monitoring'],
    ['cart'],
    ['filters'],
    ['layout'],
    ['screens'],
    ['routing'],
    ['*'],
  ],
  'auth-emulator': [
    ['pipeline'],
    [
      ...['clock', 'email-privacy', 'mail', 'passwords', 'phone', 'policy', 'popup'],
      ...['providers', 'recent-login', 'sessions', 'signing', 'tenants'],
    ],
    ['totp'],
    ['faults', 'rate-limits'],
    ['seed', 'firebase-tools'],
    ['*'],
  ],
};

/** What every layer of a package may import: files in no folder. */
export const FOR_ALL_LAYERS: Record<string, readonly string[]> = {
  ui: ['UiProvider'],
  accounts: ['settings', 'user'],
  storefront: ['pageEvents', 'toy'],
  'auth-emulator': ['call', 'client', 'plainText', 'policy', 'readJson', 'readPolicy'],
};

/**
 * Of another folder of a layer of the kit, such as `components/Toast`, a file imports what the kit exports, what lies in a
 * folder with a small letter (`primitives/focus`), and these. Whatever else is in a folder is private to it.
 */
export const SHARED_IN_KIT: readonly string[] = [
  // What every component stands on, and parts of the page that are not worth a shop's while.
  'primitives/BaseStyles/BaseStyles.module.css',
  'primitives/BaseStyles/Control.module.css',
  'primitives/Brand/Brand.tsx',
  'primitives/Price/PriceText.tsx',
  'primitives/ScallopedSection/ScallopedSection.tsx',
  // The number on a button that opens the cart or the filters.
  'primitives/Count/Count.tsx',
  // What every form needs, and the look of its boxes to tick.
  'primitives/Form/Field.module.css',
  'primitives/Form/formProps.ts',
  'primitives/Form/getFieldText.ts',
  'primitives/Form/numberReader.ts',
  'primitives/Form/readEmail.ts',
  'primitives/Form/useFieldErrors.ts',
  'primitives/Form/useFieldValue.ts',
  'primitives/Form/usePrehydrationValue.ts',
  // The steps of TwoStepDialog have heads of their own, with the same look.
  'primitives/Dialog/DialogHeader.module.css',
  // The skeleton of a Slider has the boxes of its carousel.
  'components/Carousel/Carousel.module.css',
  'components/Carousel/CarouselControls.module.css',
];

/** Folders of the emulator's package that are no features: others import all of their files. */
export const SHARED_IN_EMULATOR: readonly string[] = ['*', 'firebase-tools', 'pipeline', 'seed'];

/** Something that files may not import, and why. */
interface Rule {
  of: RegExp;
  imports: RegExp;
  why: string;
}

/** What a package, or one file of it, may not import at all; its tests and stories may. */
export const FORBIDDEN: readonly Rule[] = [
  {
    of: /^packages\/ui\//,
    imports: /^(?:firebase|react-router|@toystore\/(?:accounts|app|storefront))(?:\/|$)/,
    why: 'The kit knows no backend, no router and no storefront: take it as a prop, or through UiProvider.',
  },
  {
    of: /^packages\/storefront\//,
    imports: /^(?:firebase|react-dom|react-router|@toystore)(?:\/|$)|\.css$/,
    why: 'The storefront knows no screen, no router and no backend: it imports nothing of ours, and no styles.',
  },
  {
    of: /^packages\/accounts\//,
    imports: /^(?:react-dom|react-router|@toystore)(?:\/|$)|\.css$/,
    why: 'The accounts know no screen and no router: they import nothing of ours, and no styles.',
  },
  {
    of: /^packages\/accounts\/src\/(?!firebase\/firebase\.ts)/,
    imports: /^firebase(?:\/|$)/,
    why: 'Only firebase/firebase.ts imports firebase, so that it can be loaded late.',
  },
  {
    of: /^packages\/auth-emulator\//,
    imports: /^@toystore\//,
    why: 'The emulator’s package is for any project: it imports nothing of ours.',
  },
  {
    of: /^packages\/app\/src\//,
    imports: /^firebase(?:\/|$)/,
    why: 'The app has its accounts from @toystore/accounts, which loads Firebase late.',
  },
];

/** What not even tests and stories may import. */
export const FORBIDDEN_IN_STORIES: readonly Rule[] = [
  {
    // Storybook's shops, what compiles their texts, and the sweep of the app's screens.
    of: /^(?:packages\/ui|\.storybook(?!\/(?:(?:main|shops)\.ts|pseudo\/)))\//,
    imports: /^(?:@toystore|packages)\/(?:accounts|app|storefront)(?:\/|$)/,
    why: 'The kit’s stories show the kit: their fixtures are in packages/ui/src/stories, and the shop’s in its own stories.',
  },
];
