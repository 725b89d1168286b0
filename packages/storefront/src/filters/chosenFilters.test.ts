import { expect, test } from 'vitest';
import { chosenFilterLabel, getChosenFilters } from './chosenFilters.ts';
import { englishFilterTexts } from './filterTexts.ts';
import { formatFilters, readFilters } from './searchParams.ts';

const labelsOf = (search: string) =>
  getChosenFilters(readFilters(search)).map((filter) =>
    chosenFilterLabel(filter, englishFilterTexts),
  );

test('names each filter, but no order', () => {
  expect(labelsOf('?sort=name')).toEqual([]);
  expect(
    labelsOf('?sort=name&min=5&max=25.5&rating=4&stock=1&saved=1&seller=Anna&seller=Berta'),
  ).toEqual(['$5 to $25.50', 'Rating 4 and up', 'In stock only', 'Saved only', 'Anna', 'Berta']);
  expect(labelsOf('?age=0&age=3&age=12&category=Bath&category=Music&new=1')).toEqual([
    'Age Under 1',
    'Age 3-4',
    'Age 12 and up',
    'Bath',
    'Music',
    'New only',
  ]);
  expect(labelsOf('?max=1000')).toEqual(['Up to $1,000']);
  expect(labelsOf('?min=0')).toEqual(['From $0']);
});

test("uses the shop's texts, and prices in its language and currency", () => {
  const texts = {
    ...englishFilterTexts,
    priceFrom: ({ min }: { min: string }) => `ab ${min}`,
    priceUpTo: ({ max }: { max: string }) => `bis ${max}`,
    priceBetween: ({ min, max }: { min: string; max: string }) => `${min} bis ${max}`,
    inStock: 'Nur lieferbar',
  };
  const german = (search: string, currency: string) =>
    getChosenFilters(readFilters(search, currency)).map((filter) =>
      chosenFilterLabel(filter, texts, { locale: 'de-DE', currency }).replaceAll('\u00a0', ' '),
    );
  expect(german('?min=5&max=25.5&stock=1', 'EUR')).toEqual(['5 € bis 25,50 €', 'Nur lieferbar']);
  expect(german('?min=2000', 'JPY')).toEqual(['ab 2.000 ¥']);
  expect(german('?max=2000', 'JPY')).toEqual(['bis 2.000 ¥']);
});

test('keeps the other filters and the order when one is removed', () => {
  const search = '?sort=name&min=5&max=25&rating=4&stock=1&seller=Anna&seller=Berta&saved=1';
  const without = getChosenFilters(readFilters(search)).map((filter) =>
    formatFilters(filter.without),
  );
  expect(without).toEqual([
    '?sort=name&rating=4&stock=1&seller=Anna&seller=Berta&saved=1',
    '?sort=name&min=5&max=25&stock=1&seller=Anna&seller=Berta&saved=1',
    '?sort=name&min=5&max=25&rating=4&seller=Anna&seller=Berta&saved=1',
    '?sort=name&min=5&max=25&rating=4&stock=1&seller=Anna&seller=Berta',
    '?sort=name&min=5&max=25&rating=4&stock=1&seller=Berta&saved=1',
    '?sort=name&min=5&max=25&rating=4&stock=1&seller=Anna&saved=1',
  ]);
});

test('has unique ids', () => {
  const ids = getChosenFilters(readFilters('?stock=1&saved=1&seller=stock&seller=saved')).map(
    ({ id }) => id,
  );
  expect(new Set(ids).size).toBe(4);
});
