import type { SignedInUser } from '@toystore/accounts';

const demoShopper: SignedInUser = {
  uid: 'demo-shopper',
  email: 'shopper@toystore.example',
  displayName: 'Demo Shopper',
  photoURL: null,
  emailVerified: true,
  hasPassword: true,
  providers: [],
};

/** The users with which a story can start. */
export const testUsers = {
  visitor: null,
  /** The identity provider never answers. */
  unknown: undefined,
  /** The identity provider's code could not be loaded. A retry loads it, and signs the demo shopper in. */
  unavailable: undefined,
  withoutPhoto: demoShopper,
  withPhoto: {
    ...demoShopper,
    uid: 'with-photo',
    email: 'photo@toystore.example',
    photoURL: '/pictures/pebble-the-sea-otter-320.webp',
  },
  unverified: {
    ...demoShopper,
    uid: 'unverified',
    email: 'unverified@toystore.example',
    emailVerified: false,
  },
  withoutEmail: {
    ...demoShopper,
    ...{ uid: 'without-email', email: null, emailVerified: false, hasPassword: false },
    providers: [{ id: 'facebook.com', email: null }],
  },
  withGoogle: {
    ...demoShopper,
    uid: 'with-google',
    providers: [{ id: 'google.com', email: 'demo.shopper@gmail.example' }],
  },
  withGoogleAlone: {
    ...demoShopper,
    uid: 'with-google-alone',
    email: 'google@toystore.example',
    displayName: 'Google Shopper',
    hasPassword: false,
    providers: [{ id: 'google.com', email: 'google@toystore.example' }],
  },
  withTwoStep: {
    ...demoShopper,
    uid: 'two-step',
    email: 'twostep@toystore.example',
    displayName: 'Two-Step Shopper',
    twoStepSince: new Date('2026-11-23T12:00:00Z'),
  },
} satisfies Record<string, SignedInUser | null | undefined>;

/** A shopper who signs in with Google. */
export const googleShopper: SignedInUser = {
  uid: 'google-shopper',
  email: 'google@toystore.example',
  displayName: 'Google Shopper',
  photoURL: '/pictures/tango-the-t-rex-320.webp',
  emailVerified: true,
  hasPassword: false,
  providers: [{ id: 'google.com', email: 'google@toystore.example' }],
};

export type TestUser = keyof typeof testUsers;
