/**
 * Who may import whom. In each package a folder imports from the rows above its own and from itself, never from a
 * neighbour in its row or from a row below. `*` is the package's files that lie in no folder.
 */
export const LAYERS: Record<string, readonly (readonly string[])[]> = {
  ui: [['locale'], ['primitives'], ['components'], ['toys', 'cart'], ['*']],
  storefront: [
    ['prices'],
    ['catalogue', 'accountStorage'],
    ['cart', 'saved', 'filters', 'search'],
    ['toyList'],
    ['*'],
  ],
  app: [
    ['loading', 'overlays'],
    ['auth', 'catalogue', 'monitoring'],
    ['cart', 'saved'],
    ['filters'],
    ['layout'],
    ['screens'],
    ['*'],
  ],
  'auth-emulator': [['mail', 'signing'], ['proxy'], ['seed', 'firebase-tools'], ['*']],
};

/** What every layer of a package may import: files in no folder. */
export const FOR_ALL_LAYERS: Record<string, readonly string[]> = {
  ui: ['UiProvider'],
  storefront: ['toy'],
  app: [
    'PageTitle',
    'TryAgain',
    'env',
    'focusHeading',
    'images',
    'paths',
    'routeHandle',
    'siteUrl',
  ],
  'auth-emulator': ['client', 'plainText', 'policy', 'readJson'],
};

/** Packages in which no file imports itself by way of others, not even a type: each part can be read, and moved, alone. */
export const WITHOUT_CIRCLES: readonly string[] = ['ui', 'storefront', 'auth-emulator'];

/** What a package, or one file of it, may not import at all, and why. */
export const FORBIDDEN: readonly { of: RegExp; imports: RegExp; why: string }[] = [
  {
    of: /^packages\/ui\//,
    imports: /^(?:firebase|react-router|@toystore\/(?:app|storefront))(?:\/|$)/,
    why: 'The kit knows no backend, no router and no storefront: take it as a prop, or through UiProvider.',
  },
  {
    of: /^packages\/storefront\//,
    imports: /^(?:firebase|react-dom|react-router|@toystore)(?:\/|$)|\.css$/,
    why: 'The storefront knows no screen, no router and no backend: it imports nothing of ours, and no styles.',
  },
  {
    of: /^packages\/auth-emulator\//,
    imports: /^@toystore\//,
    why: 'The emulator’s package is for any project: it imports nothing of ours.',
  },
  {
    of: /^packages\/app\/src\/(?!auth\/firebase\.ts)/,
    imports: /^firebase(?:\/|$)/,
    why: 'Only auth/firebase.ts imports firebase.',
  },
];
