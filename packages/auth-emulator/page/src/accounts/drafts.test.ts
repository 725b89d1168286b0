import { expect, test } from 'vitest';
import type { Fields } from './accountFields.ts';
import { changesOf, conflicts, type Draft } from './drafts.ts';

const SAVED: Fields = {
  email: 'ann@b.example',
  emailVerified: 'yes',
  displayName: 'Ann',
  phoneNumber: '',
  photoUrl: '',
  password: 'Secret#2026',
  claims: '',
};
const draft: Draft = {
  displayName: { value: 'Anna', base: 'Ann' },
  photoUrl: { value: '/ann.png', base: '' },
};

test('sends only the fields that were edited', () => {
  expect(changesOf(draft, SAVED)).toEqual({ displayName: 'Anna', photoUrl: '/ann.png' });
});

test('finds the edited field that another page has changed, and its value', () => {
  expect(conflicts(draft, { ...SAVED, displayName: 'Annie', email: 'annie@b.example' })).toEqual({
    displayName: 'Annie',
  });
});

test('takes the same change of another page for no conflict, and sends it no more', () => {
  const saved = { ...SAVED, displayName: 'Anna' };
  expect(conflicts(draft, saved)).toEqual({});
  expect(changesOf(draft, saved)).toEqual({ photoUrl: '/ann.png' });
});
