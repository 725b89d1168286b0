import { expect, test } from 'vitest';
import { compileTexts } from './compileTexts.ts';
import { canonicalTag, isOf, languagesOf } from './languages.ts';
import { loadShop } from './loadShop.ts';
import { shopHtml, shopManifest } from './pageFrame.ts';

const english = { locale: 'en-US', name: 'ToyStore' };

test('compiles a label that is a list into a list of texts', async () => {
  const source = compileTexts({ Dialog: { removed: ['Your cart', 'Your {shop} toys'] } }, english);
  const { default: labels } = await import(`data:text/javascript,${encodeURIComponent(source)}`);
  expect(labels).toEqual({ Dialog: { removed: ['Your cart', 'Your ToyStore toys'] } });
});

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

test.each([
  ['iw-IL', 'he-IL'],
  ['zh-hant-hk', 'zh-Hant-HK'],
  ['sr-Latn-RS', 'sr-Latn-RS'],
  ['pt-br', 'pt-BR'],
])('writes the whole tag %s into pages and manifest, as %s', async (written, tag) => {
  const locale = canonicalTag(written);
  const frame = { ...(await loadShop('spielkiste')), locale };
  expect(shopHtml('<html lang="en">', frame)).toContain(`<html lang="${tag}"`);
  expect(JSON.parse(shopManifest(frame, {})).lang).toBe(tag);
  expect(isOf(tag, written)).toBe(true);
  expect(isOf(tag, new Intl.Locale(tag).language)).toBe(true);
  const { pluralCategories } = new Intl.PluralRules(locale).resolvedOptions();
  const cases = pluralCategories.map((name) => `${name} {{count}}`).join(' ');
  const source = compileTexts({ toys: `{count, plural, ${cases}}` }, { locale, name: '' });
  expect(source).toContain('export const toys');
});

test('returns no languages without alternates', () => {
  expect(languagesOf(shop)).toBeUndefined();
});
