/**
 * The allowed imports between folders. In each package a folder imports from the rows above its own and from itself, never from
 * another folder in its row or from a row below. `*` is the package's files outside any folder, `…` every folder that no
 * row names.
 */
export const LAYERS: Record<string, readonly (readonly string[])[]> = {
  ui: [['locale'], ['primitives'], ['components'], ['toys', 'cart', 'accounts'], ['*']],
  accounts: [['errors'], ['firebase'], ['provider'], ['actions'], ['*']],
  storefront: [
    ['prices', 'safety'],
    ['choices'],
    ['catalogue', 'accountStorage'],
    ['…'],
    ['toyList', 'related'],
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
    ['panel', 'pipeline'],
    ['firebase-tools'],
    [
      ...['clock', 'email-privacy', 'events', 'lifetimes', 'mail', 'pages', 'passwords', 'phone'],
      ...[
        'policy',
        'popup',
        'providers',
        'query',
        'recent-login',
        'sessions',
        'settings',
        'signing',
        'snapshots',
      ],
      ...['start', 'unlink'],
    ],
    ['totp'],
    ['faults', 'rate-limits', 'seed'],
    ['account-list', 'log', 'message-list', 'save'],
    ['triggers'],
    ['*'],
  ],
};

/** Files outside any folder that every layer of a package may import. */
export const FOR_ALL_LAYERS: Record<string, readonly string[]> = {
  ui: ['UiProvider'],
  accounts: ['settings', 'signInProvider', 'user'],
  app: ['browser'],
  storefront: ['pageEvents', 'toy'],
  'auth-emulator': [
    ...['accountQuery', 'accounts', 'anonymous', 'call', 'client', 'inspection', 'loggedOperation'],
    ...['isAddress', 'lifetimes', 'options', 'phoneNumbers', 'plainText', 'policy', 'readJson'],
    ...['readPolicy', 'secrets', 'tenantId'],
  ],
};

/**
 * From another folder of a layer of the kit, such as `components/Toast`, a file imports what the kit exports, files in a
 * lower-case folder (`primitives/focus`), and these. All other files in a folder are private to it.
 */
export const SHARED_IN_KIT: readonly string[] = [
  // The base of every component, and parts of the page that are not useful to a shop.
  'primitives/BaseStyles/BaseStyles.module.css',
  'primitives/BaseStyles/Control.module.css',
  'primitives/Brand/Brand.tsx',
  'primitives/Price/PriceText.tsx',
  'primitives/ScallopedSection/ScallopedSection.tsx',
  // The number on a button that opens the cart or the filters.
  'primitives/Count/Count.tsx',
  // Every form needs these, and the style of its checkboxes.
  'primitives/Form/Field.module.css',
  'primitives/Form/formProps.ts',
  'primitives/Form/getFieldText.ts',
  'primitives/Form/numberReader.ts',
  'primitives/Form/readEmail.ts',
  'primitives/Form/useChosenOption.ts',
  'primitives/Form/useFieldErrors.ts',
  'primitives/Form/useFieldValue.ts',
  'primitives/Form/useNativeControls.ts',
  // The dialogs in the middle of the window. The steps of TwoStepDialog have their own headers, with the same style.
  'primitives/Dialog/HeadedDialog.tsx',
  'primitives/Dialog/DialogHeader.module.css',
  // The skeleton of a Slider uses the boxes of its carousel.
  'components/Carousel/Carousel.module.css',
  'components/Carousel/CarouselControls.module.css',
];

/** Folders of the emulator's package that are not features: others import all of their files. */
export const SHARED_IN_EMULATOR: readonly string[] = ['*', 'firebase-tools', 'pipeline', 'seed'];

/** Imports that files must not have, and why. */
interface Rule {
  of: RegExp;
  imports: RegExp;
  why: string;
}

/** Imports that a package, or one file of it, must not have; its tests and stories may. */
export const FORBIDDEN: readonly Rule[] = [
  {
    of: /^packages\/ui\//,
    imports: /^(?:@?firebase|react-router|@toystore\/(?:accounts|app|storefront))(?:\/|$)/,
    why: 'The kit knows no backend, no router and no storefront: take it as a prop, or through UiProvider.',
  },
  {
    of: /^packages\/storefront\//,
    imports: /^(?:@?firebase|react-dom|react-router|@toystore)(?:\/|$)|\.css$/,
    why: 'The storefront knows no screen, no router and no backend: it imports no other package of ours, and no styles.',
  },
  {
    of: /^packages\/accounts\//,
    imports: /^(?:react-dom|react-router|@toystore)(?:\/|$)|\.css$/,
    why: 'The accounts know no screen and no router: they import no other package of ours, and no styles.',
  },
  {
    of: /^packages\/accounts\/src\/(?!firebase\/connectFirebase\.ts)/,
    imports: /^@?firebase(?:\/|$)/,
    why: 'Only firebase/connectFirebase.ts imports firebase, so that it can be loaded late.',
  },
  {
    of: /^packages\/app\/src\//,
    imports: /^@?firebase(?:\/|$)/,
    why: 'The app has its accounts from @toystore/accounts, which loads Firebase late.',
  },
];

/** Imports that tests and stories must not have, either. */
export const FORBIDDEN_IN_STORIES: readonly Rule[] = [
  {
    // Storybook's shops, what compiles their texts, and the tests of stories in a shop.
    of: /^(?:packages\/ui|\.storybook(?!\/(?:(?:main|shops)\.ts|tests\/(?:plugins\.ts|shop\/))))\//,
    imports:
      /^(?:@toystore|packages)\/(?:accounts|app|storefront)(?:\/(?!shops\/\*\/brand\.css)|$)/,
    why: 'The kit’s stories show the kit: their fixtures are in packages/ui/src/stories, and the shop’s in its own stories.',
  },
  {
    of: /^packages\/ui\//,
    imports: /^\/?\.storybook\//,
    why: 'Storybook imports the kit: what both need is in the kit.',
  },
  {
    of: /^packages\/auth-emulator\//,
    imports: /^(?:@toystore|packages)\/(?!auth-emulator\/)/,
    why: 'The emulator’s package is for any project: what its tests share with the shop’s is in packages/auth-emulator/test.',
  },
];
