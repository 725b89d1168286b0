import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { englishCatalogueTexts } from '../catalogue/catalogueTexts.ts';
import { timeOfPrices } from './timeOfPrices.ts';

beforeEach(() => {
  vi.useFakeTimers({ now: new Date(2026, 10, 24, 18, 0) });
});
afterEach(() => {
  vi.useRealTimers();
});

test.each([
  [new Date(2026, 10, 24, 14, 5), '2:05 PM today'],
  [new Date(2026, 10, 24, 0, 0), '12:00 AM today'],
  [new Date(2026, 10, 22, 14, 5), 'November 22'],
  [new Date(2025, 10, 24, 14, 5), 'November 24'],
  [new Date(2026, 10, 25, 2, 0), 'November 25'], // the device's clock may be wrong
])('describes the time %s as %s', (date, text) => {
  expect(timeOfPrices(date.getTime(), englishCatalogueTexts).replace('\u202f', ' ')).toBe(text);
});

test.each([
  ['de-DE', new Date(2026, 10, 24, 14, 5), 'heute, 14:05'],
  ['de-DE', new Date(2026, 10, 22, 14, 5), '22. November'],
  ['ja-JP', new Date(2026, 10, 22, 14, 5), '11月22日'],
])('uses the texts and the language of a shop in %s', (locale, date, text) => {
  const texts = {
    ...englishCatalogueTexts,
    timeToday: ({ time }: { time: string }) => `heute, ${time}`,
  };
  expect(timeOfPrices(date.getTime(), texts, { locale })).toBe(text);
});
