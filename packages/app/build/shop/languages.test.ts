import { expect, test } from 'vitest';
import { languagesOf } from './languages.ts';
import { loadShop } from './loadShop.ts';

const { alternates: _, ...shop } = await loadShop('spielkiste');

test('names each language in that language, and marks the current one', () => {
  const alternates = {
    en: 'https://toys.example',
    de: 'https://spielzeug.example',
    fr: 'https://jouets.example',
    ar: 'https://luba.example',
    'x-default': 'https://toys.example',
  };
  expect(languagesOf({ ...shop, alternates })).toEqual([
    { tag: 'en', name: 'English', siteUrl: 'https://toys.example', isCurrent: false },
    { tag: 'de', name: 'Deutsch', siteUrl: 'https://spielzeug.example', isCurrent: true },
    { tag: 'fr', name: 'Français', siteUrl: 'https://jouets.example', isCurrent: false },
    { tag: 'ar', name: 'العربية', siteUrl: 'https://luba.example', isCurrent: false },
  ]);
});

test('returns no languages without alternates', () => {
  expect(languagesOf(shop)).toBeUndefined();
});
