import { type EmulatorAccount, passwordOf } from '../src/client.ts';
import type { SeedAccount } from '../src/seed/readSeed.ts';

/** A seed for tests: an account of each kind. */
export const EXAMPLE_SEED: SeedAccount[] = [
  {
    localId: 'demo-ann',
    email: 'ann@b.example',
    emailVerified: true,
    rawPassword: 'ToyBox#2026',
    displayName: 'Ann',
  },
  {
    localId: 'demo-photo',
    email: 'photo@b.example',
    emailVerified: true,
    rawPassword: 'ToyBox#2026',
    displayName: 'Photo',
    photoUrl: '/photo.avif',
  },
  {
    localId: 'demo-noname',
    email: 'noname@b.example',
    emailVerified: false,
    rawPassword: 'ToyBox#2026',
  },
  {
    localId: 'demo-disabled',
    email: 'disabled@b.example',
    emailVerified: true,
    rawPassword: 'ToyBox#2026',
    displayName: 'Disabled',
    disabled: true,
  },
  {
    localId: 'demo-google',
    email: 'google@b.example',
    emailVerified: true,
    displayName: 'Google',
    providerUserInfo: [{ providerId: 'google.com', rawId: '1', email: 'google@b.example' }],
  },
  { localId: 'demo-phone', emailVerified: false, phoneNumber: '+15550100' },
];

/** An account as the emulator lists it: with times, hashes, and the password and telephone as providers. */
export function listed({ rawPassword, ...account }: SeedAccount): EmulatorAccount {
  const { email, phoneNumber, providerUserInfo = [] } = account;
  const entry = {
    ...{ createdAt: '1', lastLoginAt: '2', lastRefreshAt: '3', validSince: '4', initialEmail: 'x' },
    ...(rawPassword && {
      salt: 'fakeSalt=x',
      passwordHash: `fakeHash:salt=fakeSalt=x:password=${rawPassword}`,
    }),
    disabled: false,
    ...account,
    providerUserInfo: [
      ...providerUserInfo.map((info) => ({ ...info, federatedId: info.rawId })),
      ...(rawPassword && email ? [{ providerId: 'password', rawId: email, email }] : []),
      ...(phoneNumber ? [{ providerId: 'phone', rawId: phoneNumber, phoneNumber }] : []),
    ],
  };
  if (passwordOf(entry) !== rawPassword)
    throw new Error('The hash is not as the emulator makes it.');
  return entry;
}
